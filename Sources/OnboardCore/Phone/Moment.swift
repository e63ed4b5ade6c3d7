/// A calendar day, Gregorian whatever the person's locale.
package struct Day: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01.
  package let number: Int

  package init(number: Int) { self.number = number }

  /// The day of a date, or nil when the calendar has no such date.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    let candidate = Day(number: Day.number(year: year, month: month, day: day))
    guard candidate.date == (year, month, day) else { return nil }
    self = candidate
  }

  package static func < (one: Day, other: Day) -> Bool { one.number < other.number }

  /// Year, month and day of the proleptic Gregorian calendar (the civil-from-days rule, with
  /// years that begin in March so that leap days come last).
  package var date: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  /// `2026-11-30`: ASCII digits, for keys and for people.
  package var text: String {
    let (year, month, day) = date
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }

  /// Reads `2026-11-30`; nil for anything else.
  package init?(_ text: Substring) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4,
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      parts[1].utf8.count == 2, parts[2].utf8.count == 2,
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  private static func number(year: Int, month: Int, day: Int) -> Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}

/// A point in time together with the person's clock at it, so that no rule needs a time zone.
package struct Moment: Hashable, Sendable {
  /// Seconds since 1970-01-01 UTC.
  package var instant: Int
  /// Seconds that the person's clock is ahead of UTC.
  package var offset: Int

  package init(instant: Int, offset: Int) {
    self.instant = instant
    self.offset = offset
  }

  /// The person's calendar day.
  package var day: Day { Day(number: floorDivide(instant + offset, 86_400)) }

  /// Seconds since the person's midnight, by the clock on the wall.
  package var secondOfDay: Int { instant + offset - day.number * 86_400 }

  /// `2026-11-30 09:00:00`, the person's wall clock.
  package var wallText: String {
    let second = secondOfDay
    return day.text + " " + padded(second / 3600, to: 2) + ":" + padded(second / 60 % 60, to: 2)
      + ":" + padded(second % 60, to: 2)
  }

  /// `UTC`, `UTC+1` or `UTC+5:30`.
  package var offsetText: String {
    guard offset != 0 else { return "UTC" }
    let minutes = abs(offset) / 60
    let rest = minutes % 60 == 0 ? "" : ":" + padded(minutes % 60, to: 2)
    return "UTC" + (offset < 0 ? "-" : "+") + String(minutes / 60) + rest
  }
}

/// A date and time as a clock on the wall shows it, before a time zone makes an instant of it.
package struct WallTime: Hashable, Sendable {
  package let day: Day
  /// Seconds since midnight, 0 to 86,399.
  package let secondOfDay: Int

  package init(day: Day, secondOfDay: Int) {
    self.day = day
    self.secondOfDay = secondOfDay
  }

  /// Reads `2026-11-30`, `2026-11-30T09:00` or `2026-11-30T09:00:30` (a blank for the T does too).
  package init?(_ text: String) {
    guard let day = Day(text.prefix(10)) else { return nil }
    let rest = text.dropFirst(10)
    guard !rest.isEmpty else {
      self.init(day: day, secondOfDay: 0)
      return
    }
    guard let mark = rest.first, mark == "T" || mark == " " else { return nil }
    let parts = rest.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3,
      parts.allSatisfy({ $0.utf8.count == 2 && $0.utf8.allSatisfy { (48...57).contains($0) } })
    else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard numbers[0] < 24, numbers[1] < 60, numbers.count < 3 || numbers[2] < 60 else { return nil }
    let second = numbers[0] * 3600 + numbers[1] * 60 + (numbers.count == 3 ? numbers[2] : 0)
    self.init(day: day, secondOfDay: second)
  }
}

package func floorDivide(_ number: Int, _ divisor: Int) -> Int {
  let quotient = number / divisor
  return number % divisor < 0 ? quotient - 1 : quotient
}

package func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
