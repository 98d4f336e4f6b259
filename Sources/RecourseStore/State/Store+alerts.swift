public import Recourse

extension Store {
  /// A context that shows an alert while there is something at a key path.
  ///
  /// The view that shows it is not evaluated for it. As long as somebody has the context, each call
  /// for the key path gives this one, with what the first call said.
  ///
  /// The alert is taken back when the value or the part of the state that has it is removed.
  ///
  /// Another value than the one on the screen waits for its turn, as in every context. When a person has
  /// closed an alert, the action is dispatched, unless there is another value by then. The reducer
  /// sets nil for it: what is there all the same isn't shown, with a warning in a debug build.
  ///
  /// Nor is what a ``StoreHistory`` shows of the past: a person has seen it, and the action that closes
  /// it would make the app forget what came after.
  ///
  /// ```swift
  /// SettingsView(store: store)
  ///   .alert(store.alerts(for: \.hint, dismiss: .hintRead) { AlertContent(title: $0.title) })
  /// ```
  ///
  /// - Parameters:
  ///   - path: What is shown; nil when there is nothing.
  ///   - dismiss: Says that a person has closed the alert, by whichever button.
  ///   - content: Makes the alert. Its actions may dispatch.
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
      // This may be the body of a view, which neither presents nor depends on what the context reads.
      Task { [weak alerts] in alerts?.watch() }
      return context
    }
  }

  /// A context that shows an error while there is one at a key path, as ``alerts(for:dismiss:content:)``.
  ///
  /// ```swift
  /// AnimalView(store: store)
  ///   .alert(store.alerts(for: \.animal.error, dismiss: .animal(.errorSeen), tryAgain: .animal(.fetch)))
  /// ```
  ///
  /// - Parameters:
  ///   - path: The error; nil when there is none. An error of any type is kept as an
  ///     `ErrorReport.Snapshot`.
  ///   - dismiss: Says that a person has closed the alert, by whichever button.
  ///   - tryAgain: The action that "Try Again" dispatches before. The default is nil: it isn't offered.
  ///     Nor is it for an error after which trying again can't help now.
  ///   - describer: Finds the words, and is asked for at each alert, so it may be one in the language
  ///     that a model has by then. The default speaks the person's language.
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
