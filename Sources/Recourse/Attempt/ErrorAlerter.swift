/// A view or a model that shows errors as alerts.
///
/// ```swift
/// struct SaveButton: View, ErrorAlerter {
///   @State var alert = AlertContext()
///
///   var body: some View {
///     Button("Save") { tryWithErrorAlert(save) }
///       .alert(alert)
///   }
///
///   func save() async throws { try await document.save() }
/// }
/// ```
@MainActor
public protocol ErrorAlerter: Sendable {
  /// Shows the alerts.
  var alert: AlertContext { get }
  /// Finds the words for an error. The default speaks the person's language.
  var errorDescriber: ErrorDescriber { get }
}

extension ErrorAlerter {
  /// Finds the words for an error, in the person's language.
  public var errorDescriber: ErrorDescriber { ErrorDescriber() }

  /// Shows an error as an alert, unless it is a cancellation.
  ///
  /// The same problem is told once: while its alert is shown or waits, errors of the same shared cause,
  /// and those of the same problem in the same words, join it.
  ///
  /// - Parameter error: What went wrong.
  /// - Returns: A handle to await the answer, or to take the alert back, which leaves it to others that
  ///   have joined it. For a cancellation, which nobody needs to see, the answer is `.ignored`.
  @discardableResult
  public func alert(error: any Error) -> PresentationHandle {
    guard !error.isCancellation else { return .ignored }
    let content = AlertContent(describing: error, describer: errorDescriber)
    return alert.present(AlertedProblem(error, content: content)) { _ in content }.handle
  }

  /// Shows an error as an alert, from any thread, unless it is a cancellation.
  ///
  /// - Parameter error: What went wrong. Errors of one thread are shown in their order.
  nonisolated public func alertAsync(error: any Error) {
    Task { @MainActor in alert(error: error) }
  }
}
