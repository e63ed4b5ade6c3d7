/// Asks servers with good manners: few questions at once, equal ones joined, patience when asked
/// for it.
actor Fetcher {
  /// Questions that are asked at the same time.
  private static let mostAtOnce = 4

  private let exchange: Exchange
  private var running: [Question: Task<Outcome, Never>] = [:]
  private var waiters: [Question: Int] = [:]
  private var free = Fetcher.mostAtOnce
  private var queue: [CheckedContinuation<Void, Never>] = []

  init(agent: String) { exchange = Exchange(agent: agent) }

  /// What a server answers; a question that is on its way already is not asked again. When nobody
  /// waits for it any more, it is given up.
  func outcome(of question: Question) async -> Outcome {
    let task = running[question] ?? start(question)
    waiters[question, default: 0] += 1
    return await withTaskCancellationHandler {
      let outcome = await task.value
      if !Task.isCancelled { leave(question, task) }
      return outcome
    } onCancel: {
      Task { await self.leave(question, task) }
    }
  }

  private func start(_ question: Question) -> Task<Outcome, Never> {
    let task = Task {
      await enter()
      let outcome = await exchange.outcome(of: question)
      exit()
      return outcome
    }
    running[question] = task
    waiters[question] = 0
    return task
  }

  /// One waits no longer. What nobody waits for is forgotten at once, so that nobody joins it who
  /// asks again.
  private func leave(_ question: Question, _ task: Task<Outcome, Never>) {
    guard running[question] == task else { return }
    waiters[question, default: 1] -= 1
    guard waiters[question] == 0 else { return }
    running[question] = nil
    waiters[question] = nil
    task.cancel()
  }

  private func enter() async {
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { queue.append($0) }
  }

  private func exit() {
    if queue.isEmpty { free += 1 } else { queue.removeFirst().resume() }
  }
}
