import RecourseStore

/// The record of the jobs that effects run.
struct Ledger: Sendable, Equatable {
  var steps: [String] = []
  var total = 0
}

enum JobAction: Sendable, Equatable {
  case start(Int)
  case done(Int)
  case failed(Int)
  case cancel(Int)
  case add(Int)

  /// The job that the action ends; nil for other actions.
  var endedJob: Int? {
    switch self {
    case .done(let job), .failed(let job): job
    case .start, .cancel, .add: nil
    }
  }
}

func jobReducer(state: inout Ledger, action: JobAction) {
  state.steps.append("\(action)")
  if case .add(let number) = action { state.total += number }
}

func jobMiddleware(_ operations: Operations) -> Middleware<Ledger, JobAction> {
  { _, action in
    switch action {
    case .start(let job):
      .run { () async throws(Operations.Failure) in try await operations.run(job) }
        .map { .done($0) }
        .catch { _ in .just(.failed(job)) }
        .cancellable(id: job)
    case .cancel(let job): .cancel(id: job)
    case .done(let job): .merge(.just(.add(job)), job < 100 ? .just(.start(job + 100)) : .none)
    case .failed, .add: .none
    }
  }
}

@MainActor
func makeJobs(_ operations: Operations, _ log: Log<JobAction>) -> Store<Ledger, JobAction> {
  Store(
    initialState: Ledger(), reducer: jobReducer,
    middlewares: [
      { _, action in
        log(action)
        return .none
      },
      jobMiddleware(operations),
    ])
}
