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
  @Environment(\.report) private var report
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

/// Keeps the banner with the problems of the inbox away while a person can see a view of the inbox,
/// and marks the entries of a list as read.
private struct InboxSight: ViewModifier {
  let inbox: ErrorInbox
  let isList: Bool

  @Environment(\.windowRouter) private var window
  @Environment(\.presentationSurroundings) private var surroundings
  @State private var place = WindowMember(of: "the inbox")
  @State private var anchor = ScreenAnchor()
  @State private var isSeen = false

  /// What the sight depends on.
  private struct Circumstances: Equatable {
    let unreadCount: Int
    let isCovered: Bool
    let isInBackground: Bool
  }

  func body(content: Content) -> some View {
    place.update(in: window) { [anchor, surroundings] in
      anchor.screensBelow ?? surroundings.depth
    }
    let circumstances = Circumstances(
      unreadCount: inbox.unreadCount, isCovered: place.isCovered,
      isInBackground: window?.isInBackground ?? false)
    return
      content
      .anchored(by: anchor)
      .onAppear {
        place.appear()
        look()
      }
      .onDisappear {
        place.disappear()
        look()
      }
      .onChange(of: circumstances) { look() }
  }

  private func look() {
    let canSee = place.isOnScreen && window?.isInBackground != true && !place.isCovered
    if canSee != isSeen {
      isSeen = canSee
      inbox.changeViewCount(by: canSee ? 1 : -1)
    }
    if canSee, isList, !anchor.screen(for: .toast).isTaken { inbox.markAsRead() }
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

/// A button with the number of new problems in the inbox, which presents the inbox.
///
/// While a person can see the button, no banner announces the problems. The router is that of the
/// enclosing ``SwiftUICore/View/errorRouter(_:explains:)``.
///
/// ```swift
/// OrderList().toolbar { ErrorInboxButton() }
/// ```
public struct ErrorInboxButton: View {
  @Environment(\.report) private var report
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
