/// How a person can report a problem to the makers of the app.
///
/// The alerts and the sheets of an error that is offered have an action "Report a Problem", and so
/// do its toasts, its banners and its entry of the inbox if they have no other action. It opens a
/// form for the person's own words, which shows everything else that would be sent, and can also
/// copy and share it.
///
/// ```swift
/// let router = ErrorRouter(
///   problemReporting: ProblemReporting { report in try await support.send(report) })
/// ```
public struct ProblemReporting: Sendable {
  let isOffered: @Sendable (ErrorReport) -> Bool
  package let send: (@MainActor (ProblemReport) async throws -> Void)?

  /// Offers to report problems.
  ///
  /// - Parameters:
  ///   - send: Sends a report. An error that it throws is presented over the form, which keeps the
  ///     person's words. The default is nil: the person can only copy or share the report.
  ///   - isOffered: Returns whether the presentation of a report has the action. The default is
  ///     nil: those have it that neither waiting nor the person can help, which are the remedies
  ///     `.permanent` and `.unknown`.
  public init(
    send: (@MainActor (ProblemReport) async throws -> Void)? = nil,
    isOffered: (@Sendable (ErrorReport) -> Bool)? = nil
  ) {
    self.send = send
    self.isOffered =
      isOffered ?? { [.permanent, .unknown].contains($0.classified.remedy) }
  }
}
