/// Lengths of time as people type them: `75`, `75s`, `2m`, `1h30m`, `1d`.
enum Duration {
  /// Seconds, when the text is a length of time up to 100 days.
  static func seconds(_ text: String) -> Int? {
    if let plain = Int(text) { return (0...longest).contains(plain) ? plain : nil }
    guard let (days, seconds) = parts(text) else { return nil }
    let total = days * 86_400 + seconds
    return total <= longest ? total : nil
  }

  private static let longest = 100 * 86_400

  /// Days and seconds of a text such as `+1d` or `-2h`.
  static func signed(_ text: String) -> (days: Int, seconds: Int)? {
    guard let sign = text.first, sign == "+" || sign == "-" || sign == "−",
      let (days, seconds) = parts(String(text.dropFirst()))
    else { return nil }
    return sign == "+" ? (days, seconds) : (-days, -seconds)
  }

  private static let units: [Character: Int] = ["h": 3600, "m": 60, "s": 1]

  private static func parts(_ text: String) -> (days: Int, seconds: Int)? {
    var days = 0
    var seconds = 0
    var digits = ""
    guard !text.isEmpty else { return nil }
    for character in text.lowercased() {
      if character.isASCII, character.isNumber {
        digits.append(character)
      } else if digits.utf8.count <= 7, let number = Int(digits) {
        if character == "d" || character == "w" {
          days += character == "w" ? number * 7 : number
        } else if let unit = units[character] {
          seconds += number * unit
        } else {
          return nil
        }
        digits = ""
      } else {
        return nil
      }
    }
    guard digits.isEmpty, days <= 36_500, seconds <= 3_153_600_000 else { return nil }
    return (days, seconds)
  }
}
