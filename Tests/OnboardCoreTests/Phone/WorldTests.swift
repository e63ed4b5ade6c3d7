import Fixtures
import OnboardCore
import Testing

@Suite struct WorldTests {
  @Test func `R-2: the clock is shown, and set`() {
    expect(.world(.clock(nil)), on: .home(), gives: [.say(.clock)])
    expect(.world(.clock(5)), on: .home(), gives: [.say(.clock)]) { $0.world.clock = .standing(5) }
    var phone = Phone.home()
    phone.world.clock = .running(ahead: 100)
    expect(.world(.clock(Moment.morning.instant + 60)), on: phone, gives: [.say(.clock)]) {
      $0.world.clock = .running(ahead: 160)
    }
  }

  @Test func `R-2: a clock that runs goes on from where it was moved to`() {
    var world = World(clock: .running(ahead: 0))
    world.moveClock(from: 1000, to: 1500)
    #expect(world.instant(real: 2000) == 2500)
    world = World(clock: .standing(7))
    #expect(world.instant(real: 2000) == 7)
  }

  @Test func `R-2: a seed starts its draws from the first`() {
    var phone = Phone.home()
    _ = phone.profile.chance.draw()
    expect(.world(.seed(7)), on: phone, gives: [.say(.seed)]) {
      $0.profile.chance = Chance(seed: 7)
    }
    expect(.world(.seed(nil)), on: phone, gives: [.say(.seed)])
  }

  @Test(arguments: Network.allCases)
  func `R-2: the network is set`(network: Network) {
    expect(.world(.network(network)), on: .home(), gives: [.say(.network)]) {
      $0.world.network = network
    }
  }

  @Test func `R-2: a request passes each network as it should`() {
    let (low, high) = (Draw(number: 1), Draw(number: 1 << 63))
    for draw in [low, high] {
      #expect(Network.online.passage(for: draw) == .arrives(after: 0))
      #expect(Network.slow.passage(for: draw) == .arrives(after: 10))
      #expect(Network.offline.passage(for: draw) == .fails(.offline))
    }
    #expect(Network.flaky.passage(for: low) == .arrives(after: 0))
    #expect(Network.flaky.passage(for: high) == .fails(.interrupted))
  }

  @Test func `R-2: a flaky network loses about every second request`() {
    var chance = Chance(seed: 1)
    let lost = (0..<1000).count { _ in
      Network.flaky.passage(for: chance.draw()) != .arrives(after: 0)
    }
    #expect((400...600).contains(lost))
  }

  @Test func `show, status and topics say what they are asked for and change nothing`() {
    expect(.show, on: .home(), gives: [.say(.screen)])
    expect(.status, on: .home(), gives: [.say(.status)])
    expect(.topics, on: .interests(), gives: [.say(.topicList)])
  }
}
