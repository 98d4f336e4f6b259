import Recourse
import SwiftUI

/// Keeps the banner with the problems of the inbox away while a person can see a view of the inbox,
/// and marks the entries of a list as read.
struct InboxSight: ViewModifier {
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
