import CEditLine

/// A text in the C library's wide characters, at one address for as long as it is kept.
@safe
final class WideText {
  private let pointer: UnsafeMutablePointer<wchar_t>

  init(_ text: String) {
    let scalars = text.unicodeScalars
    unsafe pointer = .allocate(capacity: scalars.count + 1)
    var end = unsafe pointer
    for scalar in scalars {
      unsafe end.initialize(to: wchar_t(bitPattern: scalar.value))
      unsafe end += 1
    }
    unsafe end.initialize(to: 0)
  }

  deinit { unsafe pointer.deallocate() }

  func withPointer<Result>(_ body: (UnsafeMutablePointer<wchar_t>) -> Result) -> Result {
    withExtendedLifetime(self) { unsafe body(pointer) }
  }
}

func withWide<Result>(
  _ text: String, _ body: (UnsafeMutablePointer<wchar_t>) -> Result
) -> Result {
  unsafe WideText(text).withPointer(body)
}
