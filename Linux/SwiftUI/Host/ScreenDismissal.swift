/// A sheet that the user has begun to drag down and still holds.
@_spi(Testing)
@MainActor
public struct ScreenDismissal {
  fileprivate weak let screen: ScreenNode?
  fileprivate weak let graph: ViewGraph?

  /// Returns the sheet to its place, without a write to the binding or a disappearance.
  public func cancel() {
    screen?.motion.release()
    graph?.noteMotion()
    graph?.presenters.isSettled = false
    graph?.flush()
  }

  /// Dismisses the sheet by writing to its binding.
  ///
  /// A sheet that has begun to leave in the meantime is not affected.
  public func finish() {
    guard let screen, screen.motion.phase == .held else { return }
    screen.motion.release()
    screen.elementNode.map { graph?.dismiss($0) }
  }
}

@_spi(Testing)
extension HeadlessHost {
  /// Begins to drag the topmost sheet down, which is neither up nor dismissed until its release.
  public func beginDismissal() throws(HeadlessHostError) -> ScreenDismissal {
    let top = screen
    guard top.kind == .sheet, let node = graph.screens.last else {
      throw .notFound(kind: "sheet", name: "to dismiss", available: ["\(top.kind)"])
    }
    try top.checkUsable()
    node.motion.hold()
    graph.noteMotion()
    graph.flush()
    return ScreenDismissal(screen: node, graph: graph)
  }
}
