/// A presentation by the system or by another framework, such as a share sheet.
///
/// While it is up, the system refuses the app's own presentations from the screens below.
@_spi(Testing)
@MainActor
public struct ForeignPresentation {
  fileprivate weak let screen: ScreenNode?
  fileprivate weak let graph: ViewGraph?

  /// Dismisses the presentation, as the code that presented it would.
  public func dismiss() {
    screen?.isEnded = true
    graph?.presenters.isSettled = false
    graph?.flush()
  }
}

@_spi(Testing)
extension HeadlessHost {
  /// Presents a foreign screen over the topmost screen.
  ///
  /// Throws `notUsable` during a transition and while the app is in the background, because the
  /// system refuses every presentation then.
  public func presentForeign() throws(HeadlessHostError) -> ForeignPresentation {
    graph.flush()
    guard let top = graph.screens.last, let window = graph.window(of: top),
      !graph.isMoving(in: window), !graph.isInBackground
    else { throw .notUsable(screen: screen.title, phase: screen.phase) }
    let foreign = ScreenNode(
      .foreign, content: EmptyView(), inputs: Inputs(environment: EnvironmentValues()),
      graph: graph, presenter: nil)
    foreign.elementNode?.parent = top.elementNode
    graph.open(foreign, over: top)
    graph.flush()
    return ForeignPresentation(screen: foreign, graph: graph)
  }
}
