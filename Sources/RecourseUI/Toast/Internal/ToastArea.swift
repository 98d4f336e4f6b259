import Observation
import Recourse
import SwiftUI

/// The place in a window, or in the content of a sheet, where the toasts of all contexts are shown.
@MainActor
@Observable
final class ToastArea {
  /// A view that shows the toasts of a context.
  struct Member: Identifiable {
    let presenter: Presenter<ToastContent>
    let edge: VerticalEdge
    let style: any ToastStyle

    var id: ObjectIdentifier { ObjectIdentifier(presenter) }
  }

  /// The views on screen, in the order in which they appeared.
  private(set) var members: [Member] = []
  /// Which parts of the views are on screen.
  @ObservationIgnored private var presences: [Member.ID: ViewPresence] = [:]

  nonisolated init() {}

  /// Notes that a view, or a part of it, appears.
  func appear(_ member: Member) {
    let presence = presences[member.id] ?? ViewPresence()
    presences[member.id] = presence
    presence.appear { members.append(member) }
  }

  /// Notes that a view, or a part of it, disappears.
  func disappear(_ id: Member.ID) {
    presences[id]?.disappear { [weak self] in
      self?.presences[id] = nil
      self?.members.removeAll { $0.id == id }
    }
  }
}

/// Shows the toasts of all contexts inside a view over it, at its edges.
struct ToastAreaModifier: ViewModifier {
  @State private var area = ToastArea()

  func body(content: Content) -> some View {
    content
      .environment(\.toastArea, area)
      .overlay(alignment: .top) { EdgeToasts(area: area, edge: .top) }
      .overlay(alignment: .bottom) { EdgeToasts(area: area, edge: .bottom) }
  }
}

/// The toasts at one edge; just one of them shows something at a time.
private struct EdgeToasts: View {
  let area: ToastArea
  let edge: VerticalEdge

  var body: some View {
    ForEach(area.members.filter { $0.edge == edge }) { member in
      PresentedToast(presenter: member.presenter, placement: .toast(edge))
        .environment(\.toastStyle, member.style)
    }
  }
}

extension EnvironmentValues {
  /// Where toasts are shown; nil where no router is installed.
  @Entry var toastArea: ToastArea?
}
