/// Draws elements for a person.
@_spi(Rendering)
@MainActor
public protocol ElementRenderer: AnyObject {
  /// Draws what has changed. Called once for each update of the graph, after all of its actions.
  func render(_ update: ElementUpdate)
}

/// What has changed since the last update.
@_spi(Rendering)
public struct ElementUpdate {
  /// The windows, each followed by what is presented over it, from the bottom to the top.
  public let roots: [ElementNode]
  /// The nodes whose element or list of children is new.
  ///
  /// Those that are gone are not in it.
  public let changed: [ElementNode]
}
