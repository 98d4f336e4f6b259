/// The current animal, and the state of the next fetch.
struct AnimalState: Equatable, Sendable {
  /// The state of a fetch; progress and failure exclude each other.
  enum Fetch: Equatable, Sendable {
    case idle
    case underWay(attempt: Int)
    case failed(AnimalError)
  }

  /// The animal fetched last; a failed fetch keeps it.
  var current: Animal?
  var fetch = Fetch.idle

  static let maxAttempts = 3
  var isFetching: Bool { if case .underWay = fetch { true } else { false } }

  var error: AnimalError? { if case .failed(let error) = fetch { error } else { nil } }
}
