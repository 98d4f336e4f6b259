import Foundation

/// The views of an app in their places, and what follows when something changes.
///
/// A change puts the nodes that read it into the inbox, which wakes the main queue once a turn.
@_spi(Rendering)
@MainActor
public final class ViewGraph {
  /// Draws the elements; told once for each update.
  ///
  /// The next update tells it about all of them.
  public weak var renderer: (any ElementRenderer)? {
    didSet { tellsEverything = true }
  }

  /// How often each type's body has been evaluated.
  private(set) var evaluations: [ObjectIdentifier: Int] = [:]

  /// Grows with each round of an update in which something has happened.
  private(set) var revision = 0

  let settings = WindowSettings()
  let inbox = Inbox()
  var windows: [ScreenNode] = []
  var actions = PendingActions()
  var presenters = Presenters()
  /// The choices of the system, as they are drawn.
  var decisions: Decisions
  /// What the system does later.
  let timers: Timers
  /// Whether the app is in the background: nothing comes up or leaves.
  var isInBackground = false

  /// What belongs to the app's own properties.
  var appStorages: [AnyObject] = []

  /// The nodes around elements that have come, gone or moved.
  private var restructured: [Node] = []
  private var changed: [ElementNode] = []
  private var tellsEverything = true
  private var isFlushing = false
  private var isClosed = false

  /// Makes a graph without a window.
  init(
    behavior: SystemBehavior = .immediate, clock: any Clock<Duration> = ContinuousClock()
  ) {
    decisions = Decisions(behavior)
    timers = Timers(clock: clock)
    inbox.graph = self
  }

  /// Makes one window with a view in it.
  public convenience init<V: View>(_ root: V) {
    self.init()
    open(.window(title: ""), root, EnvironmentValues())
    flush()
  }

  /// Makes the windows of an app's scenes.
  public convenience init<A: App>(app: A) {
    self.init()
    app.open(in: self)
    flush()
  }

  /// The windows, each followed by what is presented over it, from the bottom to the top.
  public var roots: [ElementNode] {
    screens.compactMap(\.elementNode)
  }

  /// Evaluates what has changed, runs what follows, and draws.
  ///
  /// Does nothing inside of itself.
  public func flush() {
    guard !isFlushing, !isClosed else { return }
    isFlushing = true
    defer { isFlushing = false }
    settle()
    draw()
  }

  /// Takes all views away: they disappear and their tasks are cancelled.
  ///
  /// Its owner has to call it.
  public func close() {
    guard !isClosed else { return }
    for window in windows {
      removePresentations(over: window)
      window.unmount()
    }
    windows = []
    timers.cancelAll()
    for action in actions.takeAll() { action() }
    isClosed = true
  }

  /// How much room the windows have from side to side; regular by default.
  ///
  /// The views hear of another value in the next turn: it comes while windows are laid out.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    get { settings.horizontalSizeClass }
    set { settings.horizontalSizeClass = newValue }
  }

  func open<V: View>(_ kind: Element.Kind, _ content: V, _ environment: EnvironmentValues) {
    let content = WindowContent(content: content, settings: settings)
    let inputs = Inputs(environment: environment)
    windows.append(ScreenNode(kind, content: content, inputs: inputs, graph: self, presenter: nil))
  }

  /// Repeats until nothing changes any more.
  private func settle() {
    for _ in 0..<100 {
      for entry in inbox.takeAll().sorted(by: { $0.node.depth < $1.node.depth })
      where entry.node.isMounted && entry.tracking.isOutdated(entry.number) {
        if entry.node.canChange { entry.node.evaluate() }
      }
      updatePresentations()
      for action in actions.takeAll() { action() }
      if inbox.isEmpty && presenters.isSettled && actions.isEmpty { return }
      revision += 1
    }
    try? FileHandle.standardError.write(
      contentsOf: Data("SwiftUI: views still change each other after 100 rounds; a cycle?\n".utf8))
    inbox.cancelWake()
  }

  private func draw() {
    for node in restructured {
      node.isRestructured = false
      if node.isMounted { node.arrangeElements() }
    }
    restructured = []
    for node in changed { node.isChanged = false }
    defer { changed = [] }
    if !changed.isEmpty { revision += 1 }
    guard let renderer, tellsEverything || !changed.isEmpty else { return }
    let roots = roots
    let all = tellsEverything ? roots.flatMap(\.all) : changed.filter(\.isPlaced)
    tellsEverything = false
    renderer.render(ElementUpdate(roots: roots, changed: all))
  }
}

extension ViewGraph {
  var screens: [ScreenNode] {
    windows.flatMap { window in sequence(first: window, next: \.presented) }
  }

  func noteElement(_ node: ElementNode) {
    guard !node.isChanged else { return }
    node.isChanged = true
    changed.append(node)
  }

  /// Notes that the element around or of a node has other children than before.
  func noteStructure(of node: Node) {
    var candidate: Node? = node
    while let current = candidate, current.elementNode == nil { candidate = current.parent }
    guard let candidate, !candidate.isRestructured else { return }
    candidate.isRestructured = true
    restructured.append(candidate)
  }

  func noteStructure(around node: Node) {
    if let parent = node.parent { noteStructure(of: parent) }
  }

  func noteEvaluation(of type: Any.Type) {
    evaluations[ObjectIdentifier(type), default: 0] += 1
  }

  func resetEvaluations() {
    evaluations = [:]
  }
}
