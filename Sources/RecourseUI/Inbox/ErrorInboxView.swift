import Recourse
public import SwiftUI

/// A list of the problems that wait for the person, with their details and "Try Again".
///
/// Entries count as read once the person can see the list, that is neither in another tab nor below
/// a sheet, and stay until they are cleared or resolved.
/// ``ErrorInboxButton`` presents the list in a sheet; use the view to show the list elsewhere. The
/// router is that of the enclosing ``SwiftUICore/View/errorRouter(_:explains:)``.
///
/// ```swift
/// NavigationStack { ErrorInboxView() }
/// ```
public struct ErrorInboxView: View {
  @Environment(\.reportError) private var report
  @Environment(\.errorDescriber) private var describer
  @State private var opened: ErrorInbox.Entry.ID?

  /// Creates the view.
  public init() {}

  /// The list, or a message if there are no problems.
  public var body: some View {
    let inbox = report.router.inbox
    let text = describer.text
    ZStack {
      if inbox.entries.isEmpty {
        ContentUnavailableView(text["inbox.empty.title"], systemImage: "tray")
      } else {
        List {
          Section {
            ForEach(inbox.entries) { entry in
              InboxRow(entry: entry, inbox: inbox, opened: $opened)
            }
          }
          Section {
            if inbox.runCount > 1 { Button(text.tryAgain(inbox.runCount)) { inbox.tryAllAgain() } }
            Button(text["action.clearAll"], role: .destructive) { inbox.removeAll() }
          }
        }
      }
    }
    .navigationTitle(text["inbox.title"])
    .modifier(InboxSight(inbox: inbox, isList: true))
    .hostsAsLastResort()
  }
}

/// One problem of the inbox; an opened row has the whole message, a support code and the actions.
private struct InboxRow: View {
  let entry: ErrorInbox.Entry
  // Closures would differ in each evaluation of the list, which would then evaluate every row.
  let inbox: ErrorInbox
  @Binding var opened: ErrorInbox.Entry.ID?

  @Environment(\.errorDescriber) private var describer

  var body: some View {
    let text = describer.text
    let isOpen = opened == entry.id
    VStack(alignment: .leading, spacing: 8) {
      Button {
        opened = isOpen ? nil : entry.id
      } label: {
        VStack(alignment: .leading, spacing: 2) {
          ToastTitle(title: entry.content.title, count: entry.content.count)
          if let message = entry.content.message {
            Text(verbatim: message)
              .font(.subheadline)
              .lineLimit(isOpen ? nil : 1)
              .foregroundStyle(.secondary)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(label)
      if isOpen {
        Text(
          verbatim: text["support.code", describer.describe(entry.error).supportCode.description]
        )
        .font(.footnote)
        .foregroundStyle(.secondary)
        .selectable()
      }
      HStack {
        if let action = entry.content.action {
          ToastActionButton(
            action: action, state: entry.content.actionState, perform: action.handler)
        }
        Button(text["action.clear"]) { inbox.remove(entry.id) }
      }
      .buttonStyle(.borderless)
    }
  }

  /// The texts of the row on lines of their own, at which VoiceOver pauses.
  private var label: String {
    let content = entry.content
    let count = content.count > 1 ? describer.text.times(content.count) : nil
    return [content.title, count, content.message].compactMap(\.self).joined(separator: "\n")
  }
}

extension InboxRow: CustomReflectable {
  nonisolated var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
