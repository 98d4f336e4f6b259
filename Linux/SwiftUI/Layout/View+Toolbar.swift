/// Where a toolbar's item is.
public struct ToolbarItemPlacement: Sendable {
  /// Where the platform would put it.
  public static let automatic = ToolbarItemPlacement()
  /// Where what matters most on the screen is.
  public static let primaryAction = ToolbarItemPlacement()
  /// Where what ends a task and keeps its result is.
  public static let confirmationAction = ToolbarItemPlacement()
  /// Where what ends a task and keeps nothing is.
  public static let cancellationAction = ToolbarItemPlacement()
}

/// A view in the toolbar of its screen; wherever it is placed, it stands in the header bar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  /// The view.
  @_spi(Rendering) public let content: Content

  /// Makes an item of a view.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    self.content = content()
  }
}

/// What stands in the toolbar of a screen.
public protocol ToolbarContent {
  associatedtype Content: View

  /// The views in the toolbar.
  @_spi(Rendering) var content: Content { get }
}

/// Makes the contents of a toolbar of the statements in a closure.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Makes the contents of several statements.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    ToolbarItem { TupleView((repeat (each content).content)) }
  }
}

extension View {
  /// Shows views in the toolbar of the screen that the view is part of.
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    ToolbarView(content: self, toolbar: content())
  }

  /// Shows items in the toolbar of the screen that the view is part of.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    ToolbarView(content: self, toolbar: content().content)
  }
}

/// A view with others in the toolbar of its screen.
nonisolated struct ToolbarView<Content: View, Toolbar: View>: PrimitiveView {
  let content: Content
  let toolbar: Toolbar

  @MainActor
  func place(in placement: inout Placement) {
    placement.place(content, key: .position(0))
    placement.placeAside(toolbar, key: .position(1), slot: .toolbar)
  }
}
