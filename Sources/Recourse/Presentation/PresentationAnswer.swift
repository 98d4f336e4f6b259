/// How a presentation ended.
///
/// ```swift
/// let answer = await alert.present(question).answer
/// if answer == .action(.delete) { delete() }
/// ```
public enum PresentationAnswer: Sendable, Hashable {
  /// A person took an action.
  case action(AlertAction)
  /// It was closed without an action.
  case dismissed
  /// Another presentation took its place.
  case replaced
  /// It was not shown, because the screen was taken.
  case ignored
  /// It was taken back by the one who presented it, or its context is gone.
  case withdrawn

  /// The action that a person took; nil when the presentation ended in another way.
  public var action: AlertAction? {
    if case .action(let action) = self { action } else { nil }
  }

  var isAction: Bool { action != nil }
}
