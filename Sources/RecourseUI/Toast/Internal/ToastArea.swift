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

  /// The views, in the order in which they appeared.
  private(set) var members: [Member] = []

  nonisolated init() {}

  func add(_ member: Member) {
    if !members.contains(where: { $0.id == member.id }) { members.append(member) }
  }

  func remove(_ id: Member.ID) {
    members.removeAll { $0.id == id }
  }
}

/// Stands for a view among the members of a toast area as long as the view's state exists.
///
/// A view that has disappeared may be covered only, and its toast stays in the window.
@MainActor
final class ToastSeat {
  private weak var area: ToastArea?
  private var id: ToastArea.Member.ID?

  nonisolated init() {}

  deinit {
    guard let area, let id else { return }
    Task { @MainActor in area.remove(id) }
  }

  /// Makes the view a member of an area, and of no other.
  func take(_ member: ToastArea.Member, in area: ToastArea?) {
    if self.area !== area, let id { self.area?.remove(id) }
    self.area = area
    id = member.id
    area?.add(member)
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
