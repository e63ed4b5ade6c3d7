import Fixtures
import OnboardCore
import Testing

@Suite struct MomentTests {
  @Test(arguments: [
    (1_796_029_200, 0, "2026-11-30 09:00:00"),
    (1_796_029_200, 3600, "2026-11-30 10:00:00"),
    (1_796_029_200, -36_000, "2026-11-29 23:00:00"),
    (1_796_029_200, 54_000, "2026-12-01 00:00:00"),
    (1_796_029_200, 53_999, "2026-11-30 23:59:59"),
    (-1, 0, "1969-12-31 23:59:59"),
    (0, -1, "1969-12-31 23:59:59"),
    (-86_400, 0, "1969-12-31 00:00:00"),
    (1_796_029_200, 20_700, "2026-11-30 14:45:00"),
  ])
  func `R-2: the wall shows the instant moved by the offset`(
    instant: Int, offset: Int, text: String
  ) {
    #expect(Moment(instant: instant, offset: offset).wallText == text)
  }

  @Test(arguments: [
    (0, "UTC"), (3600, "UTC+1"), (-18_000, "UTC-5"), (19_800, "UTC+5:30"), (20_700, "UTC+5:45"),
    (-12_600, "UTC-3:30"), (50_400, "UTC+14"), (-1800, "UTC-0:30"),
  ])
  func `the offset is named by hours, and minutes where there are any`(offset: Int, text: String) {
    #expect(Moment(instant: 0, offset: offset).offsetText == text)
  }
}

@Suite struct WallTimeTests {
  @Test(arguments: [
    ("2026-11-30", 0), ("2026-11-30T09:00", 32_400), ("2026-11-30 09:00", 32_400),
    ("2026-11-30T09:00:30", 32_430), ("2026-11-30T00:00", 0), ("2026-11-30T23:59:59", 86_399),
  ])
  func `R-2: a date, with or without a time, is read`(text: String, second: Int) {
    #expect(WallTime(text) == WallTime(day: Moment.morning.day, secondOfDay: second))
  }

  @Test(arguments: [
    "", "09:00", "2026-11-30T", "2026-11-30T9:00", "2026-11-30T24:00", "2026-11-30T09:60",
    "2026-11-30T09:00:60", "2026-11-30T09", "2026-11-30T09:00:00:00", "2026-11-30T09:00Z",
    "2026-11-30x09:00", "2026-11-31", "2026-11-30T٠٩:٠٠", "2026-11-30T-9:00", "2026-11-30T09:00:",
  ])
  func `R-2: anything else is no time`(text: String) {
    #expect(WallTime(text) == nil)
  }
}
