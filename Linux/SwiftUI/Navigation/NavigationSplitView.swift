/// A view with a sidebar and a detail column.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>:
  PrimitiveView
{
  private let sidebar: Sidebar
  private let detail: Detail

  /// Creates a view with a sidebar and a detail column.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.sidebar = sidebar()
    self.detail = detail()
  }

  @MainActor
  func place(in placement: inout Placement) {
    placement.show(.splitView)
    placement.place(sidebar, key: .position(0), slot: .sidebar)
    placement.place(detail, key: .position(1), slot: .detail)
  }
}
