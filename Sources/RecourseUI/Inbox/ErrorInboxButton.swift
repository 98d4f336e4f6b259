import Recourse
public import SwiftUI

/// A button with the number of new problems in the inbox, which presents the inbox.
///
/// While a person can see the button, no banner announces the problems. The router is that of the
/// enclosing ``SwiftUICore/View/errorRouter(_:explains:)``.
///
/// ```swift
/// OrderList().toolbar { ErrorInboxButton() }
/// ```
public struct ErrorInboxButton: View {
  @Environment(\.reportError) private var report
  @Environment(\.windowRouter) private var window
  @Environment(\.errorDescriber) private var describer

  /// Creates the button.
  public init() {}

  /// The button.
  public var body: some View {
    let inbox = report.router.inbox
    let text = describer.text
    let count = inbox.unreadCount
    Button {
      window?.showInbox()
    } label: {
      HStack(spacing: 4) {
        Image(systemName: inbox.entries.isEmpty ? "tray" : "tray.full")
        if count > 0 { Text(verbatim: text.number(count)).font(.caption).bold() }
      }
    }
    .accessibilityLabel(
      count > 0 ? text["inbox.problems", count: count] : text["inbox.title"]
    )
    .modifier(InboxSight(inbox: inbox, isList: false))
  }
}
