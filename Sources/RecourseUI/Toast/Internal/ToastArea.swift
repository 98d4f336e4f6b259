import Observation
import Recourse
import SwiftUI

/// The area of a window, or of a sheet's content, that presents the toasts of all contexts.
@MainActor
@Observable
final class ToastArea {
  /// A view that presents the toasts of a context.
  struct Member: Identifiable {
    let presenter: Presenter<ToastContent>
    let edge: VerticalEdge
    let style: any ToastStyle

    var id: ObjectIdentifier { ObjectIdentifier(presenter) }
  }

  /// The views, in order of appearance.
  private(set) var members: [Member] = []

  nonisolated init() {}

  func add(_ member: Member) {
    if !members.contains(where: { $0.id == member.id }) { members.append(member) }
  }

  func remove(_ id: Member.ID) {
    members.removeAll { $0.id == id }
  }
}

/// Keeps a view registered in a toast area as long as the view's state exists.
///
/// A view that has disappeared may merely be covered, so its toast stays in the window.
@MainActor
final class ToastSeat {
  private weak var area: ToastArea?
  private var id: ToastArea.Member.ID?

  nonisolated init() {}

  deinit {
    guard let area, let id else { return }
    Task { @MainActor in area.remove(id) }
  }

  /// Registers the view in an area, and removes it from any other.
  func take(_ member: ToastArea.Member, in area: ToastArea?) {
    if self.area !== area, let id { self.area?.remove(id) }
    self.area = area
    id = member.id
    area?.add(member)
  }
}

/// Presents the toasts of all contexts inside a view at the view's edges.
struct ToastAreaModifier: ViewModifier {
  @State private var area = ToastArea()

  func body(content: Content) -> some View {
    content
      .environment(\.toastArea, area)
      .overlay(alignment: .top) { EdgeToasts(area: area, edge: .top) }
      .overlay(alignment: .bottom) { EdgeToasts(area: area, edge: .bottom) }
  }
}

/// The toasts at an edge, of which at most one is on screen.
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
  /// The toast area around the view; nil without a router.
  @Entry var toastArea: ToastArea?
}
