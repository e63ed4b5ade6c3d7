import Synchronization

/// What is being answered, by the id of the request.
final class RunningTasks: Sendable {
  private let tasks = Mutex<[Int: Task<Void, Never>]>([:])

  /// Starts the work; it cannot come to its end before it is known here.
  func start(_ id: Int, _ work: @escaping @Sendable () async -> Void) {
    tasks.withLock { $0[id] = Task { await work() } }
  }

  func take(_ id: Int) -> Task<Void, Never>? { tasks.withLock { $0.removeValue(forKey: id) } }
}
