/// A view or a model that presents errors as alerts.
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
  /// The context that presents the alerts.
  var alert: AlertContext { get }
  /// The describer of the errors. The default uses the app's language.
  var errorDescriber: ErrorDescriber { get }
}

extension ErrorAlerter {
  /// The describer of the errors, which uses the app's language.
  public var errorDescriber: ErrorDescriber { ErrorDescriber() }

  /// Presents an error as an alert, unless it is a cancellation.
  ///
  /// The same problem is presented once. While its alert is presented or waits, further errors join
  /// the alert if they have the same shared cause, or if they are the same problem with the same
  /// texts.
  ///
  /// - Parameter error: The error to present.
  /// - Returns: A handle for awaiting the answer, or for dismissing the alert, which stays if other
  ///   callers have joined it. For a cancellation, nothing is presented and the answer is
  ///   `.ignored`.
  @discardableResult
  public func alert(error: any Error) -> PresentationHandle {
    guard !error.isCancellation else { return .ignored }
    let content = AlertContent(describing: error, describer: errorDescriber)
    return alert.present(AlertedProblem(error, content: content)) { _ in content }.handle
  }

  /// Presents an error as an alert, from any thread, unless it is a cancellation.
  ///
  /// - Parameter error: The error to present. Errors from one thread are presented in order.
  nonisolated public func alertAsync(error: any Error) {
    Task { @MainActor in alert(error: error) }
  }
}
