/// A way to run a failed operation again, held by its open problem until a person decides.
package enum Recovery: Sendable {
  /// A task awaits the request, and then runs its operation again.
  case resume(Promise<Bool>)
  /// The operation registered under the key runs again, as the given attempt.
  // Indirect, because many recoveries can wait, most of them of the other case or none.
  indirect case rerun(ErrorReport.Key, Attempt, number: Int)

  package enum ID: Sendable, Hashable {
    case promise(ObjectIdentifier)
    case key(ErrorReport.Key)
  }

  package var id: ID {
    switch self {
    case .resume(let promise): .promise(ObjectIdentifier(promise))
    case .rerun(let key, _, _): .key(key)
    }
  }

  /// Whether a task awaits the request.
  var isTask: Bool {
    if case .resume = self { true } else { false }
  }

  /// The event that makes another run pointless: the success of the registered operation.
  var key: ErrorReport.Key? {
    if case .rerun(let key, _, _) = self { key } else { nil }
  }

  /// Runs the operation again; a repeated failure of a registered operation is reported to the
  /// window.
  @MainActor
  func run(in window: WindowRouter) {
    switch self {
    case .resume(let promise): promise.resolve(true)
    case .rerun(let key, let attempt, let number):
      window.registry.run(key, as: attempt, number: number, in: window)
    }
  }

  /// Declines the run, so that no task waits for it any longer.
  @MainActor
  func cancel() {
    if case .resume(let promise) = self { promise.resolve(false) }
  }
}
