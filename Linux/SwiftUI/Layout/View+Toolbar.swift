/// The placement of a toolbar item.
public struct ToolbarItemPlacement {
  /// The platform's default placement.
  nonisolated(unsafe) public static let automatic = ToolbarItemPlacement()
  /// The placement of the screen's primary action.
  nonisolated(unsafe) public static let primaryAction = ToolbarItemPlacement()
  /// The placement of an action that confirms a task and keeps the result.
  nonisolated(unsafe) public static let confirmationAction = ToolbarItemPlacement()
  /// The placement of an action that cancels a task and discards the result.
  nonisolated(unsafe) public static let cancellationAction = ToolbarItemPlacement()
}

/// A view in the toolbar of its screen; the stand-in puts every placement in the header bar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  /// The content of the item.
  @_spi(Rendering) public let content: Content
}

extension ToolbarItem where ID == () {
  /// Creates a toolbar item with a view.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// The items of a screen's toolbar.
@MainActor
@preconcurrency
public protocol ToolbarContent {
  associatedtype Content: View

  /// The views in the toolbar.
  @_spi(Rendering) nonisolated var content: Content { get }
}

/// Builds the contents of a toolbar from the statements in a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Builds the contents from several statements.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    ToolbarItem { TupleView((repeat (each content).content)) }
  }
}

extension View {
  /// Adds views to the toolbar of the screen that contains the view.
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    ToolbarView(content: self, toolbar: content())
  }

  /// Adds items to the toolbar of the screen that contains the view.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    ToolbarView(content: self, toolbar: content().content)
  }
}

/// A view with other views in the toolbar of its screen.
nonisolated struct ToolbarView<Content: View, Toolbar: View>: PrimitiveView {
  let content: Content
  let toolbar: Toolbar

  @MainActor
  func place(in placement: inout Placement) {
    placement.place(content, key: .position(0))
    placement.placeAside(toolbar, key: .position(1), slot: .toolbar)
  }
}
