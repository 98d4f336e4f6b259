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

/// The screens above the root of a navigation stack.
public struct NavigationPath: Equatable {
  /// Creates an empty path.
  public init() {}
}

/// A screen with a title bar.
nonisolated public struct NavigationStack<Data, Root: View>: PrimitiveView {
  private let root: Root

  /// Creates a stack with a root view.
  #if !SDK_27
    @MainActor
    @preconcurrency
  #endif
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
  }

  @MainActor
  func place(in placement: inout Placement) {
    placement.show(.navigationStack)
    placement.place(root)
  }
}

extension View {
  /// Sets the title of the screen that contains the view.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen that contains the view.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen that contains the view.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    decorated(.navigationTitle(title.resolved))
  }
}
