import OnboardCore
import Testing

@Suite struct DayTests {
  /// Computed with Python's `datetime`.
  private static let days: [(text: String, number: Int)] = [
    ("1970-01-01", 0), ("1969-12-31", -1), ("1969-01-01", -365), ("2000-02-29", 11_016),
    ("1900-03-01", -25_508), ("1600-02-29", -135_081), ("2024-02-29", 19_782),
    ("2026-11-30", 20_787), ("2100-02-28", 47_540), ("2100-03-01", 47_541),
    ("0001-01-01", -719_162), ("9999-12-31", 2_932_896),
  ]

  @Test(arguments: days)
  func `L-3: a day is counted from 1970 by the Gregorian calendar`(text: String, number: Int) {
    #expect(Day(text[...])?.number == number)
    #expect(Day(number: number).text == text)
  }

  @Test(arguments: [
    "2026-02-29", "1900-02-29", "2100-02-29", "2026-04-31", "2026-13-01", "2026-00-10",
    "2026-01-00", "2026-01-32", "0000-01-01", "26-01-01", "2026-1-1", "2026-01-01 ", "",
    "2026-01", "2026-01-01-01", "+026-01-01", "٢٠٢٦-١١-٣٠", "2026–11–30", "-2026-01-01",
  ])
  func `L-3: what the calendar does not have, or is not in ASCII digits, is no day`(text: String) {
    #expect(Day(text[...]) == nil)
  }

  @Test func `every day of eight centuries is its own text read back`() {
    let first = Day(number: -135_140)
    for number in stride(from: first.number, to: first.number + 292_194, by: 1) {
      let day = Day(number: number)
      let (year, month, dayOfMonth) = day.date
      guard Day(year: year, month: month, day: dayOfMonth) == day else {
        Issue.record("\(number) is read back as another day than \(day.text)")
        return
      }
    }
  }

  @Test func `a day before is less`() {
    #expect(Day(number: -1) < Day(number: 0))
    #expect(!(Day(number: 5) < Day(number: 5)))
  }
}

@Suite struct FloorDivisionTests {
  @Test(arguments: [
    (7, 3, 2), (-7, 3, -3), (-6, 3, -2), (0, 3, 0), (-1, 86_400, -1), (86_399, 86_400, 0),
  ])
  func `division rounds down, also below zero`(number: Int, divisor: Int, quotient: Int) {
    #expect(floorDivide(number, divisor) == quotient)
  }

  @Test(arguments: [(7, 2, "07"), (7, 1, "7"), (123, 2, "123"), (0, 4, "0000")])
  func `a number is filled up with zeros and never cut`(number: Int, width: Int, text: String) {
    #expect(padded(number, to: width) == text)
  }
}
