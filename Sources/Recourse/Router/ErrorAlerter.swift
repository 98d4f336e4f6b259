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
  /// the alert if they have the same shared cause or the same fingerprint, in the same words.
  ///
  /// - Parameter error: The error to present.
  /// - Returns: A handle for awaiting the answer, or for dismissing the alert, which stays if other
  ///   callers have joined it. For a cancellation, nothing is presented and the answer is
  ///   `.ignored`.
  @discardableResult
  public func alert(error: any Error) -> PresentationHandle {
    let report = alertReport(of: error)
    guard !report.classified.isCancellation else { return .ignored }
    return ErrorAlerts.of(alert).present(report, by: errorDescriber)
  }

  /// Presents an error as an alert, from any thread, unless it is a cancellation.
  ///
  /// - Parameter error: The error to present. Errors from one thread are presented in order.
  nonisolated public func alertAsync(error: any Error) {
    Task { @MainActor in alert(error: error) }
  }

  /// Runs an operation in a task, and presents any error that it throws as an alert.
  ///
  /// Cancelling the task is not an error. An error that the operation throws after the cancellation
  /// is never presented, and an offer to try again is withdrawn.
  ///
  /// If a person chooses one of the error's recovery options, and the recovery succeeds, the
  /// operation runs again. "Try Again" in an alert that several operations share says how many run;
  /// an operation that joins an alert on screen, which can't change, is offered in the next one, or
  /// runs in the place of one that has been cancelled. While no view presents the alerts, the task
  /// of an offer waits: cancel it if none will.
  ///
  /// - Parameters:
  ///   - title: What failed, in the person's words and language, without a full stop: the title
  ///     of the alert. The default is nil: the title of the error.
  ///   - offersTryAgain: Whether the alert has a button that runs the operation again, provided
  ///     that the error's remedy allows an immediate retry. The default is true.
  ///   - operation: The operation to run. It starts on the main actor.
  /// - Returns: A task to await or cancel. Its value is the result of the operation; nil if the
  ///   operation failed or was cancelled, or if the person declined to try again.
  @discardableResult
  public func tryWithErrorAlert<Value: Sendable>(
    title: ErrorTitle? = nil, offersTryAgain: Bool = true,
    _ operation: @escaping @MainActor () async throws -> Value
  ) -> Task<Value?, Never> {
    Task {
      while !Task.isCancelled {
        do {
          return try await operation()
        } catch {
          // A cancelled operation may throw any error, and no caller waits for its result.
          guard !Task.isCancelled else { return nil }
          guard
            await wantsToTryAgain(
              after: error, title: errorDescriber.words(of: title), isOffered: offersTryAgain)
          else { return nil }
        }
      }
      return nil
    }
  }

  /// Presents an error, and waits for the answer if the answer can be to run the operation again.
  private func wantsToTryAgain(
    after error: any Error, title: String?, isOffered: Bool
  ) async -> Bool {
    let (report, describer) = (alertReport(of: error, title: title), errorDescriber)
    let tree = report.classified.tree
    guard !report.classified.isCancellation else { return false }
    let canTryAgain = isOffered && tree.retryAdvice() == .now
    let decision = Promise(withdrawn: false)
    let handle = ErrorAlerts.of(alert).present(
      report, by: describer, offersTryAgain: canTryAgain
    ) { decision.resolve($0) }
    guard canTryAgain || !describer.describe(tree).recoveryOptions.isEmpty else { return false }
    decision.onDismissal { _ in handle.dismiss(as: .withdrawn) }
    return await decision.answer()
  }

  private func alertReport(of error: any Error, title: String? = nil) -> ErrorReport {
    ErrorReport(
      error, origin: .userAction, title: title.map(ErrorTitle.init(verbatim:)),
      catalog: errorDescriber.catalog)
  }

  /// Runs an operation with a completion handler, and presents its failure as an alert.
  ///
  /// - Parameters:
  ///   - operation: The operation to run. It may call its handler from any thread; only the first
  ///     call counts.
  ///   - completion: Called once with the result on the main actor, after the alert was presented.
  ///     The default does nothing.
  public func tryWithErrorAlert<Success: Sendable, Failure: Error>(
    _ operation: @MainActor (@escaping @Sendable (Result<Success, Failure>) -> Void) -> Void,
    completion: @escaping @MainActor (Result<Success, Failure>) -> Void = { _ in }
  ) {
    let callback = Callback { (result: Result<Success, Failure>) in
      if case .failure(let error) = result { alert(error: error) }
      completion(result)
    }
    operation { result in
      Task { @MainActor in callback(result) }
    }
  }
}

/// Forwards the first of any number of calls.
@MainActor
private final class Callback<Value> {
  private var action: ((Value) -> Void)?

  init(_ action: @escaping (Value) -> Void) {
    self.action = action
  }

  func callAsFunction(_ value: Value) {
    let action = action
    self.action = nil
    action?(value)
  }
}
