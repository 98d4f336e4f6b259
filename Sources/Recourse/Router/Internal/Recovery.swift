/// A way to run a failed operation again, held by its open problem until a person decides.
package enum Recovery: Sendable {
  /// A task awaits the request, and then runs its operation again.
  case resume(RetryRequest)
  /// The operation registered under the key runs again, as the given attempt.
  // Indirect, because many recoveries can wait, most of them of the other case or none.
  indirect case rerun(ErrorReport.Key, Attempt, number: Int)

  package enum ID: Sendable, Hashable {
    case request(ObjectIdentifier)
    case key(ErrorReport.Key)
  }

  package var id: ID {
    switch self {
    case .resume(let request): .request(ObjectIdentifier(request))
    case .rerun(let key, _, _): .key(key)
    }
  }

  /// Whether a task awaits the request.
  var isTask: Bool {
    if case .resume = self { true } else { false }
  }

  /// The key of the registered operation.
  var key: ErrorReport.Key? {
    if case .rerun(let key, _, _) = self { key } else { nil }
  }

  /// Replaces the recovery by another one of the same operation, unless it offers a later attempt.
  mutating func skip(to other: Recovery?) {
    guard case .rerun(_, _, let number) = self else { return }
    if case .rerun(_, _, let next) = other, let other, next > number { self = other }
  }

  /// Offers at least the given attempt of a registered operation.
  mutating func skip(to next: Int) {
    if case .rerun(let key, let attempt, let number) = self, next > number {
      self = .rerun(key, attempt, number: next)
    }
  }

  /// Runs the operation again, unless it is running already.
  ///
  /// - Parameter place: The reports that offered the run.
  @MainActor
  func run(from place: ReportPlace) {
    switch self {
    case .resume(let request): request.accept()
    case .rerun(let key, let attempt, let number):
      if let window = place.window {
        window.registry.run(key, as: attempt, number: number, from: place, in: window)
      }
    }
  }

  /// Withdraws the offer, so that no task waits for it any longer.
  @MainActor
  func withdraw() {
    if case .resume(let request) = self { request.withdraw() }
  }
}
