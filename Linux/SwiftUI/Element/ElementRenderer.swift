/// Draws elements on a screen.
@_spi(Rendering)
@MainActor
public protocol ElementRenderer: AnyObject {
  /// Draws the changes; called once for each update of the graph, after all of its actions.
  func render(_ update: ElementUpdate)
}

/// The changes since the last update.
@_spi(Rendering)
public struct ElementUpdate {
  /// The windows, each followed by its presentations from bottom to top.
  public let roots: [ElementNode]
  /// The nodes with a new element or a new list of children.
  ///
  /// Excludes removed nodes.
  public let changed: [ElementNode]
}
