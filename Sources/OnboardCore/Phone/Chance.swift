/// The pseudo-random generator of every draw: SplitMix64 (Steele, Lea and Flood, 2014), named so
/// that another program can repeat a draw.
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to `bound`, without bias: draws that would favour low numbers are thrown
  /// away. The standard library's own ranges promise no particular sequence, this one does.
  package mutating func below(_ bound: Int) -> Int {
    precondition(bound > 0, "a draw needs at least one number to choose from")
    let range = UInt64(bound)
    let limit = UInt64.max - UInt64.max % range
    var drawn = next()
    while drawn >= limit { drawn = next() }
    return Int(drawn % range)
  }
}

/// What one draw is made from: equal draws over equal candidates give equal results.
package struct Draw: Hashable, Sendable {
  package let number: UInt64

  package init(number: UInt64) { self.number = number }

  /// A draw for a purpose rather than for a turn: the same seed and words give the same draw, as
  /// home and its samples need (P-6).
  package init(seed: UInt64, words: String...) {
    var mixed = SplitMix64(seed: seed).peek
    for word in words {
      for byte in word.utf8 { mixed = SplitMix64(seed: mixed ^ UInt64(byte)).peek }
      mixed = SplitMix64(seed: mixed ^ 0xFF).peek
    }
    number = mixed
  }

  /// `count` different indices below `total`, in the order drawn: the first steps of a
  /// Fisher–Yates shuffle.
  package func indices(_ count: Int, of total: Int) -> [Int] {
    var generator = SplitMix64(seed: number)
    var pool = Array(0..<total)
    let taken = min(count, total)
    for place in 0..<taken {
      pool.swapAt(place, place + generator.below(total - place))
    }
    return Array(pool.prefix(taken))
  }
}

extension SplitMix64 {
  fileprivate var peek: UInt64 {
    var copy = self
    return copy.next()
  }
}

/// The phone's supply of draws: a seed, and how many loads have drawn from it.
package struct Chance: Hashable, Sendable {
  package private(set) var seed: UInt64
  package private(set) var drawn: UInt64

  package init(seed: UInt64, drawn: UInt64 = 0) {
    self.seed = seed
    self.drawn = drawn
  }

  /// The next load's draw; no two loads of one seed share one.
  package mutating func draw() -> Draw {
    defer { drawn &+= 1 }
    var generator = SplitMix64(seed: seed)
    return Draw(number: SplitMix64(seed: generator.next() ^ drawn).peek)
  }
}
