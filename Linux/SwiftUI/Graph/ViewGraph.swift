import Foundation

/// The tree of an app's views, which evaluates the views that depend on a change.
///
/// A change enqueues its dependent nodes in the inbox, which wakes the main queue once per turn.
@_spi(Rendering)
@MainActor
public final class ViewGraph {
  /// The renderer of the elements, called once for each update.
  ///
  /// The first update of a new renderer includes all elements.
  public weak var renderer: (any ElementRenderer)? {
    didSet { tellsEverything = true }
  }

  /// The number of body evaluations for each type.
  private(set) var evaluations: [ObjectIdentifier: Int] = [:]

  /// A counter of the rounds in which an update changed something.
  private(set) var revision = 0

  let settings = WindowSettings()
  let inbox = Inbox()
  var windows: [ScreenNode] = []
  var actions = PendingActions()
  var presenters = Presenters()
  /// The system's choices, drawn on demand.
  var decisions: Decisions
  /// The delayed work of the system.
  let timers: Timers
  /// Whether the app is in the background, where no presentation arrives or leaves.
  var isInBackground: Bool { settings.scenePhase == .background }

  /// The element with the focus; nil if no text field has it.
  weak var focused: ElementNode?

  /// The storage of the app's own dynamic properties.
  var appStorages: [AnyObject] = []

  /// The nodes around elements that were inserted, removed or moved.
  private var restructured: [Node] = []
  private var changed: [ElementNode] = []
  private var tellsEverything = true
  private var isFlushing = false
  private var isClosed = false

  /// Creates a graph without windows.
  init(
    behavior: SystemBehavior = .immediate, clock: any Clock<Duration> = ContinuousClock()
  ) {
    decisions = Decisions(behavior)
    timers = Timers(clock: clock)
    inbox.graph = self
  }

  /// Creates a graph with one window that contains a view.
  public convenience init<V: View>(_ root: V) {
    self.init()
    open(.window(title: ""), root, EnvironmentValues())
    flush()
  }

  /// Creates a graph with the windows of an app's scenes.
  public convenience init<A: App>(app: A) {
    self.init()
    app.open(in: self)
    flush()
  }

  /// The windows, each followed by its presentations from bottom to top.
  public var roots: [ElementNode] {
    screens.compactMap(\.elementNode)
  }

  /// Evaluates changed views, runs the resulting actions, and calls the renderer.
  ///
  /// A nested call, or a call after `close()`, is a no-op.
  public func flush() {
    guard !isFlushing, !isClosed else { return }
    isFlushing = true
    defer { isFlushing = false }
    settle()
    draw()
  }

  /// Closes all windows: their views disappear, and their tasks are cancelled.
  ///
  /// The owner of the graph has to call this method.
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

  /// Whether a screen reader is running, which the views know as VoiceOver.
  public var runsScreenReader: Bool {
    get { settings.assistance.contains(.voiceOver) }
    set {
      if newValue {
        settings.assistance.insert(.voiceOver)
      } else {
        settings.assistance.remove(.voiceOver)
      }
    }
  }

  /// The horizontal size class of the windows; `.regular` by default.
  ///
  /// Views receive a new value in the next turn, because windows report it during layout.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    get { settings.horizontalSizeClass }
    set { settings.horizontalSizeClass = newValue }
  }

  /// The phase of the app's scenes; `.active` by default.
  public var scenePhase: ScenePhase {
    get { settings.scenePhase }
    set {
      settings.scenePhase = newValue
      presenters.isSettled = false
    }
  }

  func open<V: View>(_ kind: Element.Kind, _ content: V, _ environment: EnvironmentValues) {
    let content = WindowContent(content: content, settings: settings)
    let inputs = Inputs(environment: environment)
    windows.append(ScreenNode(kind, content: content, inputs: inputs, graph: self, presenter: nil))
  }

  /// Repeats evaluations, presentations and actions until nothing changes, for at most 100 rounds.
  private func settle() {
    for _ in 0..<100 {
      for entry in inbox.takeAll().sorted(by: { $0.node.depth < $1.node.depth })
      where entry.node.isMounted && entry.tracking.isOutdated(entry.number) {
        if entry.node.canChange { entry.node.evaluate() }
      }
      updatePresentations()
      for node in changed where !node.element.traits.focus.isEmpty { followFocusBindings(of: node) }
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
    // Drawing can move the focus, which changes elements for the next update.
    let changed = changed
    self.changed = []
    for node in changed { node.isChanged = false }
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

  /// Marks the nearest element at or above a node, because its list of children may have changed.
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
