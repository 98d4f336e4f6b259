/// The place of a toolbar's item.
public struct ToolbarItemPlacement {
  /// The platform's default place.
  nonisolated(unsafe) public static let automatic = ToolbarItemPlacement()
  /// The place of the screen's main action.
  nonisolated(unsafe) public static let primaryAction = ToolbarItemPlacement()
  /// The place of an action that ends a task and keeps the result.
  nonisolated(unsafe) public static let confirmationAction = ToolbarItemPlacement()
  /// The place of an action that ends a task and discards the result.
  nonisolated(unsafe) public static let cancellationAction = ToolbarItemPlacement()
}

/// A view in the toolbar of its screen; every placement is in the header bar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  /// The view.
  @_spi(Rendering) public let content: Content
}

extension ToolbarItem where ID == () {
  /// Makes an item of a view.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// The contents of a screen's toolbar.
@MainActor
@preconcurrency
public protocol ToolbarContent {
  associatedtype Content: View

  /// The views in the toolbar.
  @_spi(Rendering) nonisolated var content: Content { get }
}

/// Makes the contents of a toolbar of the statements in a closure.
@resultBuilder
public struct ToolbarContentBuilder {
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
