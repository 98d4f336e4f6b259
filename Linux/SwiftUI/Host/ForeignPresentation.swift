/// A presentation of the system or of another framework, such as a share sheet.
///
/// The app's own presentations from below are refused while it is up.
@_spi(Testing)
@MainActor
public struct ForeignPresentation {
  fileprivate weak let screen: ScreenNode?
  fileprivate weak let graph: ViewGraph?

  /// Takes the presentation away, as the code does that has put it up.
  public func dismiss() {
    screen?.isEnded = true
    graph?.presenters.isSettled = false
    graph?.flush()
  }
}

@_spi(Testing)
extension HeadlessHost {
  /// Presents over the topmost screen what is not the app's own.
  ///
  /// The system refuses that too while something moves or the app is in the background.
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
