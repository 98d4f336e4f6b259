/// A sheet that a person has begun to drag down, and holds.
@_spi(Testing)
@MainActor
public struct ScreenDismissal {
  fileprivate weak let screen: ScreenNode?
  fileprivate weak let graph: ViewGraph?

  /// Lets the sheet return to its place: nothing is written, and nothing disappears.
  public func cancel() {
    screen?.motion.release()
    graph?.noteMotion()
    graph?.presenters.isSettled = false
    graph?.flush()
  }

  /// Lets the sheet leave: its binding is written.
  ///
  /// One that has begun to leave meanwhile stays on its way.
  public func finish() {
    guard let screen, screen.motion.phase == .held else { return }
    screen.motion.release()
    screen.elementNode.map { graph?.dismiss($0) }
  }
}

@_spi(Testing)
extension HeadlessHost {
  /// Begins to drag the topmost sheet down, which is neither up nor dismissed until it is let go.
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
