import Observation
import Recourse

/// Presents what a state wants to be told, and tells the state when a person has read it.
@MainActor
final class StateAlerts<Value: Equatable> {
  /// What the state holds now; without a presentation if it isn't shown.
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
  ///   - context: Where to present.
  ///   - read: Reads the state, observed.
  ///   - content: Makes an alert of what is read.
  ///   - dismiss: Tells the state that a person has read it.
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
      // A store tells of changes on the main actor.
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
    // What is on the screen stays until a person has read it, and then comes this.
    guard !isDismissing else { return }
    latest?.presentation = context?.present(content(value)) { [weak self, lastNumber] _ in
      self?.end(lastNumber)
    }
  }

  /// An alert is over: the state hears of it, unless it holds something else by now.
  private func end(_ number: Int) {
    guard latest?.number == number else { return }
    latest?.presentation = nil
    isDismissing = true
    let handle = dismiss()
    isDismissing = false
    // While the store handles another action, this one waits.
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
