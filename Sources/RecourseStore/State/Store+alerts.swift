import Observation
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
  /// A different value waits until the alert on screen is closed, as in every context; a value that
  /// still waits when the next one arrives is never presented. When the user closes an alert, the
  /// action is dispatched, unless there is a different value by then. The reducer must set nil for
  /// that action: a value that remains isn't presented, with a warning in a debug build.
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
    part.alertContext(at: path) { [part, send] in
      let context = AlertContext()
      let alerts = StateAlerts(context) {
        part.tree.isPast ? nil : part.currentValue(at: path) ?? nil
      } content: {
        content($0)
      } dismiss: {
        send(dismiss)
      }
      context.feeders.append(alerts)
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
  ///   .alert(
  ///     store.alerts(
  ///       for: \.animal.error, dismiss: .animal(.errorSeen), tryAgain: .animal(.fetch)))
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
      let again = describer.tree(of: error).retryAdvice() == .now ? tryAgain : nil
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

/// Presents an optional value of a state, and dispatches an action after the user closes the alert.
@MainActor
private final class StateAlerts<Value: Equatable> {
  /// The current value; the presentation is nil if the value isn't presented.
  private struct Latest {
    let value: Value
    let number: Int
    var presentation: PresentationID?
  }

  private weak var context: AlertContext?
  private let read: @MainActor () -> Value?
  private let content: @MainActor (Value) -> AlertContent
  private let dismiss: @MainActor () -> DispatchHandle
  private var latest: Latest?
  /// The alert of an earlier value that is still on screen.
  private var earlier: PresentationID?
  private var lastNumber = 0
  private var isDismissing = false

  /// - Parameters:
  ///   - context: Presents the alerts.
  ///   - read: Reads the value, with observation.
  ///   - content: Returns the alert for a value.
  ///   - dismiss: Dispatches the action after the user has closed the alert.
  init(
    _ context: AlertContext, read: @escaping @MainActor () -> Value?,
    content: @escaping @MainActor (Value) -> AlertContent,
    dismiss: @escaping @MainActor () -> DispatchHandle
  ) {
    self.context = context
    self.read = read
    self.content = content
    self.dismiss = dismiss
  }

  func watch() {
    let value = withObservationTracking(read) { [weak self] in
      // A store notifies its observers on the main actor.
      MainActor.assumeIsolated { self?.watch() }
    }
    if value != latest?.value { follow(value) }
  }

  private func follow(_ value: Value?) {
    let former = latest?.presentation
    lastNumber += 1
    latest = value.map { Latest(value: $0, number: lastNumber) }
    if let former {
      // A value that waits is no longer true, and one on screen is followed by its successor.
      if context?.isWaiting(former) == true { withdraw(former) } else { earlier = former }
    }
    guard let value else {
      if let earlier { withdraw(earlier) }
      earlier = nil
      return
    }
    // The context presents this value after the user has closed the alert on screen.
    guard !isDismissing else { return }
    latest?.presentation = context?.present(content(value)) { [weak self, lastNumber] _ in
      self?.end(lastNumber)
    }
  }

  private func withdraw(_ presentation: PresentationID) {
    context?.dismiss(presentation, as: .withdrawn)
  }

  /// Dispatches the action for a closed alert, unless the state has a different value by now.
  private func end(_ number: Int) {
    guard latest?.number == number else { return }
    latest?.presentation = nil
    isDismissing = true
    let handle = dismiss()
    isDismissing = false
    // If the store is handling another action, this one is queued.
    handle.onHandling { [weak self] handling in
      self?.isDismissing = handling == .begins
      if handling == .ends { self?.checkDismissal() }
    }
  }

  private func checkDismissal() {
    guard let latest, latest.presentation == nil else { return }
    DebugWarning.write(
      """
      The action that dismisses an alert has left a \(Value.self) in the state. It isn't shown, or the \
      alert would never go away. Let the reducer set nil.
      """)
  }
}
