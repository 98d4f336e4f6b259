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
    /// The registration of the view; nil after the view's state was released.
    weak var anchor: ToastAnchor?

    var id: ObjectIdentifier { ObjectIdentifier(presenter) }
  }

  /// The views, in order of appearance.
  private(set) var members: [Member] = []

  nonisolated init() {}

  /// Adds a view, or replaces the earlier registration of its presenter.
  func add(_ member: Member) {
    if let index = members.firstIndex(where: { $0.id == member.id }) {
      members[index] = member
    } else {
      members.append(member)
    }
  }

  func remove(_ anchor: ToastAnchor) {
    members.removeAll { $0.anchor === anchor }
  }

  /// Removes the views whose state was released, and makes room for the toasts of others.
  func removeAbandoned() {
    let abandoned = members.filter { $0.anchor == nil }
    members.removeAll { $0.anchor == nil }
    for member in abandoned { member.presenter.leave() }
  }
}

/// Keeps a view registered in a toast area as long as the view's state exists.
///
/// A view that has disappeared may merely be covered, so its toast stays in the window.
@MainActor
final class ToastAnchor {
  private weak var area: ToastArea?

  nonisolated init() {}

  deinit {
    guard let area else { return }
    Task { @MainActor in area.removeAbandoned() }
  }

  /// Registers the view in an area, and removes it from any other.
  func take(_ member: ToastArea.Member, in area: ToastArea?) {
    if self.area !== area { self.area?.remove(self) }
    self.area = area
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
