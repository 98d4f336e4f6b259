/// A presentation in the hands of the one who made it: await its answer, or take it back.
///
/// A handle can be dropped, as a task can; what was presented stays presented.
///
/// ```swift
/// let handle = alert.present(AlertContent(title: "Connecting"))
/// try await connect()
/// handle.dismiss()
/// ```
public struct PresentationHandle: Sendable {
  /// The identity of the presentation.
  package let id: PresentationID
  private let ticket: Ticket<PresentationAnswer>

  init(_ id: PresentationID, _ ticket: Ticket<PresentationAnswer>) {
    self.id = id
    self.ticket = ticket
  }

  /// How the presentation ended; waits until it has, as often as it is asked.
  ///
  /// When the waiting task is cancelled, the presentation is withdrawn and the wait ends at once
  /// with `.withdrawn`.
  public var answer: PresentationAnswer {
    get async { await ticket.answer() }
  }

  /// Closes the presentation when it is on screen, withdraws it when it waits.
  ///
  /// Does nothing when it is over; never touches another presentation.
  @MainActor
  public func dismiss() {
    ticket.dismiss(as: .dismissed)
  }

  /// A presentation that is never shown.
  @MainActor
  static var ignored: PresentationHandle {
    let ticket = Ticket(withdrawn: PresentationAnswer.withdrawn)
    ticket.settle(.ignored)
    return PresentationHandle(PresentationID(), ticket)
  }
}
