import OnboardCore
import Testing

/// The numbers come from the published first outputs and from an independent Python program.
@Suite struct ChanceTests {
  @Test(
    arguments: [
      (
        0,
        [
          0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F,
          0xF88B_B8A8_724C_81EC, 0x1B39_896A_51A8_749B,
        ]
      ),
      (
        1_234_567,
        [
          6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
          4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
        ]
      ),
    ] as [(UInt64, [UInt64])])
  func `X-2: the generator is SplitMix64`(seed: UInt64, outputs: [UInt64]) {
    var generator = SplitMix64(seed: seed)
    #expect(outputs.map { _ in generator.next() } == outputs)
  }

  @Test func `X-2: numbers below a bound are the same on every machine`() {
    var generator = SplitMix64(seed: 99)
    let drawn = (0..<12).map { _ in generator.below(7) }
    #expect(drawn == [2, 3, 0, 5, 3, 1, 5, 6, 4, 6, 3, 0])
  }

  @Test(
    arguments: [
      (0, 5, 10, [5, 1, 9, 7, 0]), (7, 10, 10, [7, 0, 4, 6, 8, 5, 2, 1, 9, 3]),
      (42, 6, 100, [13, 83, 86, 9, 2, 27]), (.max, 5, 25, [11, 10, 23, 0, 19]),
      (1, 3, 3, [2, 0, 1]),
    ] as [(UInt64, Int, Int, [Int])])
  func `X-2: a draw of indices is the same on every machine`(
    number: UInt64, count: Int, total: Int, indices: [Int]
  ) {
    #expect(Draw(number: number).indices(count, of: total) == indices)
  }

  @Test(arguments: [0, 1, 2, 25, 26, 100], [1, 2, 3, 999] as [UInt64])
  func `a whole draw is a permutation, and a smaller one is its beginning`(
    total: Int, number: UInt64
  ) {
    let draw = Draw(number: number)
    let all = draw.indices(total, of: total)
    #expect(all.sorted() == Array(0..<total))
    #expect(draw.indices(total + 5, of: total) == all)
    for count in 0...total {
      #expect(draw.indices(count, of: total) == Array(all.prefix(count)))
    }
  }

  @Test func `P-6: a draw for a purpose follows from the seed and the words, divided`() {
    #expect(
      Draw(seed: 1, words: "topic music", "en", "2026-11-30").number == 15_078_481_249_578_346_965)
    #expect(Draw(seed: 1).number == 10_451_216_379_200_822_465)
    #expect(Draw(seed: 1, words: "ab", "c").number == 8_129_366_038_712_812_743)
    #expect(Draw(seed: 1, words: "a", "bc").number == 8_166_225_626_298_336_670)
  }

  @Test func `T-4: each load of a seed has a draw of its own`() {
    var chance = Chance(seed: 1)
    #expect(
      (0..<4).map { _ in chance.draw().number } == [
        6_791_897_765_849_424_158, 16_860_738_450_190_168_606, 13_608_149_317_741_381_227,
        9_716_232_063_330_790_915,
      ])
    #expect(chance == Chance(seed: 1, drawn: 4))
    var other = Chance(seed: 7)
    #expect(other.draw().number == 13_309_476_754_707_697_221)
  }

  @Test func `D-4: a count of draws at its end goes on`() {
    var chance = Chance(seed: 1, drawn: .max)
    #expect(chance.draw() != chance.draw())
  }

  @Test func `a draw below one is a fault of ours`() async {
    await #expect(processExitsWith: .failure) {
      var generator = SplitMix64(seed: 1)
      _ = generator.below(0)
    }
  }
}
