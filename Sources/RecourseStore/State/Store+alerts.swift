public import Recourse

extension Store {
  /// Returns a context that presents an alert while there is a value at a key path.
  ///
  /// A change of the value doesn't reevaluate the view that presents the alert. As long as a caller
  /// retains the context, each call for the key path returns the same context, configured by the
  /// first call.
  ///
  /// The alert is dismissed when the value, or the part of the state that contains it, is removed.
  ///
  /// A different value waits until the alert on screen is closed, as in every context. When the
  /// user closes an alert, the action is dispatched, unless there is a different value by then. The
  /// reducer must set nil for that action: a value that remains isn't presented, with a warning in
  /// a debug build.
  ///
  /// A value that a ``StoreHistory`` restores from the past isn't presented either. The user has
  /// seen that alert already, and the action that closes it would discard the later entries.
  ///
  /// ```swift
  /// SettingsView(store: store)
  ///   .alert(store.alerts(for: \.hint, dismiss: .hintRead) { AlertContent(title: $0.title) })
  /// ```
  ///
  /// - Parameters:
  ///   - path: The key path of the value to present; nil means that there is none.
  ///   - dismiss: The action to dispatch after the user has closed the alert, by any button.
  ///   - content: Returns the alert for a value. Its actions may dispatch.
  /// - Returns: The context, for `.alert(context)`.
  public func alerts<Value: Equatable>(
    for path: KeyPath<State, Value?>, dismiss: Action,
    content: @escaping @MainActor (Value) -> AlertContent
  ) -> AlertContext {
    source.alertContext(at: path) { [source, send] in
      let context = AlertContext()
      let alerts = StateAlerts(context) {
        source.timeTravel.isPast ? nil : source.currentValue(at: path) ?? nil
      } content: {
        content($0)
      } dismiss: {
        send(dismiss)
      }
      context.feeder = alerts
      // The caller may be the body of a view, which must neither present nor observe the value.
      Task { [weak alerts] in alerts?.watch() }
      return context
    }
  }

  /// Returns a context that presents an alert while there is an error at a key path.
  ///
  /// In all other respects, the context behaves like that of ``alerts(for:dismiss:content:)``.
  ///
  /// ```swift
  /// AnimalView(store: store)
  ///   .alert(store.alerts(for: \.animal.error, dismiss: .animal(.errorSeen), tryAgain: .animal(.fetch)))
  /// ```
  ///
  /// - Parameters:
  ///   - path: The key path of the error; nil means that there is none. To keep an error of any
  ///     type, store an `ErrorReport.Snapshot`.
  ///   - dismiss: The action to dispatch after the user has closed the alert, by any button.
  ///   - tryAgain: The action that "Try Again" dispatches before `dismiss`. The default is nil:
  ///     "Try Again" isn't offered. Nor is it offered for errors after which a retry can't help
  ///     now.
  ///   - describer: Describes the error. The argument is evaluated for each alert, so it can follow
  ///     the current language of a model. The default uses the user's language.
  /// - Returns: The context, for `.alert(context)`.
  public func alerts<Failure: Error & Equatable>(
    for path: KeyPath<State, Failure?>, dismiss: Action, tryAgain: Action? = nil,
    describer: @autoclosure @escaping @MainActor () -> ErrorDescriber = ErrorDescriber()
  ) -> AlertContext {
    alerts(for: path, dismiss: dismiss) { [send] error in
      let describer = describer()
      let again = error.retryAdvice() == .now ? tryAgain : nil
      let button = again.map { action in
        AlertAction.tryAgain(in: describer.text).performing { _ = send(action) }
      }
      return AlertContent(
        describer.describe(error), of: error, text: describer.text, tryAgain: button
      ) { hasRecovered in
        if hasRecovered, let tryAgain { _ = send(tryAgain) }
      }
    }
  }
}
