/// A caller's handle on a presentation, to await the answer or to withdraw the presentation.
///
/// A handle can be discarded, like a task: the presentation stays.
///
/// ```swift
/// let handle = alert.present(AlertContent(title: "Connecting"))
/// try await connect()
/// handle.dismiss()
/// ```
public struct PresentationHandle: Sendable {
  /// The identity of the presentation.
  package let id: PresentationID
  private let promise: Promise<PresentationAnswer>

  init(_ id: PresentationID, _ promise: Promise<PresentationAnswer>) {
    self.id = id
    self.promise = promise
  }

  /// The way in which the presentation ended, available to any number of awaiting tasks.
  ///
  /// Cancelling an awaiting task withdraws the presentation, and ends the wait immediately with
  /// `.withdrawn`.
  public var answer: PresentationAnswer {
    get async { await promise.answer() }
  }

  /// Closes a presentation that is on screen, or withdraws a waiting presentation.
  ///
  /// The call is a no-op after the presentation has ended, and never affects another presentation.
  @MainActor
  public func dismiss() {
    dismiss(as: .dismissed)
  }

  /// Ends the presentation with an answer, unless it has ended or other callers have joined it.
  @MainActor
  func dismiss(as answer: PresentationAnswer) {
    promise.dismiss(as: answer)
  }

  /// A handle on a presentation that is never shown.
  @MainActor
  static var ignored: PresentationHandle {
    let promise = Promise(withdrawn: PresentationAnswer.withdrawn)
    promise.resolve(.ignored)
    return PresentationHandle(PresentationID(), promise)
  }
}
