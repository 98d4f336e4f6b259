/// The state of the app that fetches animals.
struct AnimalAppState: Sendable, Equatable {
  var animal = AnimalState()
}

/// Which animal there is, and what becomes of the next one.
struct AnimalState: Sendable, Equatable {
  /// How it stands with a fetch; there is no progress beside a failure.
  enum Fetch: Sendable, Equatable {
    case idle
    case underWay(Retry?)
    case failed(AnimalError)
  }

  /// Which attempt follows after one that has failed, and how many there are at most.
  struct Retry: Sendable, Codable, Equatable {
    let attempt: Int
    let limit: Int
  }

  /// What was fetched last; it stays whatever becomes of the next fetch.
  var current: Animal?
  var fetch = Fetch.idle
}

extension AnimalState {
  var isFetching: Bool {
    if case .underWay = fetch { true } else { false }
  }

  /// What a person has to know; nil when there is nothing.
  var error: AnimalError? {
    if case .failed(let error) = fetch { error } else { nil }
  }
}
