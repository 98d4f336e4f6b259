import Recourse
import SwiftUI

/// The inbox with a button that closes it.
struct InboxSheet: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.errorDescriber) private var describer

  var body: some View {
    NavigationStack {
      ErrorInboxView()
        .safeAreaInset(edge: .bottom) {
          Button(describer.text["action.close"]) { dismiss() }.padding(12)
        }
    }
    .sheetSize(idealWidth: 480, idealHeight: 560)
  }
}

extension View {
  /// Records that the view shows the inbox, so that no banner announces its problems.
  func showsInbox(_ inbox: ErrorInbox) -> some View {
    modifier(InboxPresence(inbox: inbox))
  }
}

private struct InboxPresence: ViewModifier {
  let inbox: ErrorInbox

  func body(content: Content) -> some View {
    content
      .onAppear { inbox.changeViewCount(by: 1) }
      .onDisappear { inbox.changeViewCount(by: -1) }
  }
}
