/// Runs a closure in the next turn of the main actor, once for all requests until then.
@MainActor
final class NextTurn {
  private var isRequested = false

  /// Requests a run; the closure of the first request is the one that runs.
  func run(_ body: @escaping @MainActor () -> Void) {
    guard !exchange(&isRequested, with: true) else { return }
    Task { [weak self] in
      self?.isRequested = false
      body()
    }
  }
}
