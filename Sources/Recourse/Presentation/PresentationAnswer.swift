/// The way in which a presentation ended.
///
/// ```swift
/// let delete = AlertAction("Delete", role: .destructive)
/// let question = AlertContent(title: "Delete all photos?", actions: [delete, .cancel])
/// if await alert.present(question).answer == .action(delete) { photos.removeAll() }
/// ```
public enum PresentationAnswer: Sendable, Hashable {
  /// The person chose an action.
  case action(AlertAction)
  /// The presentation was closed without an action.
  case dismissed
  /// Another presentation replaced this one.
  case replaced
  /// The presentation was discarded because the screen was occupied.
  case ignored
  /// The caller withdrew the presentation, or the context was released.
  case withdrawn

  /// The action that the person chose; nil if the presentation ended in another way.
  public var action: AlertAction? {
    if case .action(let action) = self { action } else { nil }
  }
}
