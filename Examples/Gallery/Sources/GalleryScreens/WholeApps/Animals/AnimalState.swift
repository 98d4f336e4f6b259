/// The state of the app that fetches animals.
struct AnimalAppState: Sendable, Equatable {
  var animal = AnimalState()
}

/// The current animal, and the state of the next fetch.
struct AnimalState: Sendable, Equatable {
  /// The state of a fetch; progress and failure exclude each other.
  enum Fetch: Sendable, Equatable {
    case idle
    case underWay(Retry?)
    case failed(AnimalError)
  }

  /// The number of the next attempt, and the maximum number of attempts.
  struct Retry: Sendable, Codable, Equatable {
    let attempt: Int
    let limit: Int
  }

  /// The animal fetched last; a failed fetch keeps it.
  var current: Animal?
  var fetch = Fetch.idle
}

extension AnimalState {
  var isFetching: Bool {
    if case .underWay = fetch { true } else { false }
  }

  /// The error to present; nil if there is none.
  var error: AnimalError? {
    if case .failed(let error) = fetch { error } else { nil }
  }
}
