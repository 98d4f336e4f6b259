/// Announces new problems of the inbox in a banner of the frontmost window, unless a view shows them.
@MainActor
final class InboxAnnouncer {
  private let inbox: ErrorInbox
  private let text: BuiltInText
  private let registry: WindowRegistry
  private var isUpdating = false
  private var banner: (window: WindowRouter, id: PresentationID)?

  init(_ inbox: ErrorInbox, in registry: WindowRegistry, text: BuiltInText) {
    self.inbox = inbox
    self.registry = registry
    self.text = text
  }

  /// Updates the banner, once for all changes in a turn of the main actor.
  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    Task { [weak self] in
      self?.isUpdating = false
      self?.updateNow()
    }
  }

  private func updateNow() {
    let window = registry.front
    let count = inbox.isOnScreen ? 0 : inbox.unreadCount
    if let banner, count == 0 || banner.window !== window {
      self.banner = nil
      banner.window.banners.dismiss(banner.id, as: .withdrawn)
    }
    guard count > 0, let window else { return }
    let show = AlertAction(text["action.show"]) { [weak window] in window?.showInbox() }
    let content = ToastContent(
      title: text["inbox.problems", count: count], severity: .warning, action: show)
    if let banner {
      banner.window.banners.update(banner.id, item: content)
    } else {
      let id = window.banners.present(content) { [weak self] _ in self?.end() }
      banner = (window, id)
    }
  }

  private func end() {
    guard let banner = exchange(&banner, with: nil) else { return }
    // A closed window takes its banner with it, and another window shows the next one.
    if banner.window.isOpen { inbox.markAsRead() } else { update() }
  }
}
