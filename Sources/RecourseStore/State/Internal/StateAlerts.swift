import Observation
import Recourse

/// Presents an optional value of a state, and dispatches an action after the user closes the alert.
@MainActor
final class StateAlerts<Value: Equatable> {
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
    let former = latest
    lastNumber += 1
    latest = value.map { Latest(value: $0, number: lastNumber) }
    guard let value else {
      if let presentation = former?.presentation {
        context?.dismiss(presentation, as: .withdrawn)
      }
      return
    }
    // The context presents this value after the user has closed the alert on screen.
    guard !isDismissing else { return }
    latest?.presentation = context?.present(content(value)) { [weak self, lastNumber] _ in
      self?.end(lastNumber)
    }
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
