import Recourse
import RecourseStore

/// The app from the article on errors in a store, which fetches an animal and may fail.
enum AnimalApp {
  struct State: Sendable, Equatable {
    var animal = Animal()
  }

  struct Animal: Sendable, Equatable {
    var current = ""
    var isFetching = false
    var error: Problem?
  }

  enum Action: Sendable, Equatable {
    case fetch
    case fetched(String)
    case failed(Problem)
    case errorSeen
  }

  enum Problem: Error, Equatable {
    case unknown
    case network
  }

  /// Returns its answers in order, and fails with `unknown` when none is left.
  final class Service: Sendable {
    private let answers: Locked<[Result<String, Problem>]>

    init(_ answers: Result<String, Problem>...) {
      self.answers = Locked(answers)
    }

    func animal() async throws(Problem) -> String {
      try answers.withLock { $0.isEmpty ? .failure(.unknown) : $0.removeFirst() }.get()
    }
  }

  static func reducer(state: inout State, action: Action) {
    switch action {
    case .fetch:
      state.animal.error = nil
      state.animal.isFetching = true
    case .fetched(let animal):
      state.animal.isFetching = false
      state.animal.current = animal
    case .failed(let error):
      state.animal.isFetching = false
      state.animal.error = error
    case .errorSeen:
      state.animal.error = nil
    }
  }

  static func middleware(_ service: Service) -> Middleware<State, Action> {
    { _, action in
      guard action == .fetch else { return .none }
      return .run { () async throws(Problem) in try await service.animal() }
        .retry(.exponential(maxAttempts: 3))
        .map { .fetched($0) }
        .catch { error in .just(.failed(error)) }
    }
  }
}
