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
  /// - Parameter error: What went wrong.
  /// - Returns: A handle to await the answer, or to take the alert back. For a cancellation, which
  ///   nobody needs to see, the answer is `.ignored`.
  @discardableResult
  public func alert(error: any Error) -> PresentationHandle {
    guard !error.isCancellation else { return .ignored }
    return alert.present(AlertContent(describing: error, describer: errorDescriber))
  }

  /// Shows an error as an alert, from any thread, unless it is a cancellation.
  ///
  /// - Parameter error: What went wrong. Errors of one thread are shown in their order.
  nonisolated public func alertAsync(error: any Error) {
    Task { @MainActor in alert(error: error) }
  }
}
