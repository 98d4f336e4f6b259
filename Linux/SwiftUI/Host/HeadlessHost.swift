import Observation

/// Shows views to a test instead of to a person, and does what a person would do.
///
/// Everything that follows from a tap has happened when the call returns, except for what tasks
/// do later; `wait(until:)` waits for that.
///
///     let host = HeadlessHost(ContentView())
///     try host.tap("Delete")
///     #expect(host.alert?.title == "Delete everything?")
@_spi(Testing)
@MainActor
public final class HeadlessHost {
  let graph: ViewGraph
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Shows a view in a window.
  ///
  /// - Parameters:
  ///   - view: The content of the window.
  ///   - behavior: The choices of the system where the documentation leaves them open. The default
  ///     is `.immediate`.
  ///   - clock: The time of the system. The default is real time; `.immediate` never reads it.
  public init<V: View>(
    _ view: V, behavior: SystemBehavior = .immediate,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    graph = ViewGraph(behavior: behavior, clock: clock)
    graph.open(.window(title: ""), view, EnvironmentValues())
    graph.renderer = self
    graph.flush()
  }

  isolated deinit {
    graph.close()
  }

  /// What the person has turned on in the system's settings; nothing by default.
  public var assistance: Assistance {
    get { graph.settings.assistance }
    set {
      graph.settings.assistance = newValue
      graph.flush()
    }
  }

  /// How much room the window has from side to side; regular by default.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    get { graph.horizontalSizeClass }
    set {
      graph.horizontalSizeClass = newValue
      graph.flush()
    }
  }

  /// Whether the app is in the background, false by default.
  ///
  /// Time passes and tasks run there, but nothing comes up or leaves, and a person can use nothing.
  public var isInBackground: Bool {
    get { graph.isInBackground }
    set {
      graph.isInBackground = newValue
      graph.presenters.isSettled = false
      graph.flush()
    }
  }

  /// What is on display, from the window to what is presented on top.
  ///
  /// A presentation is on display from when it begins to arrive until it has left. Its `phase` says
  /// how far it has come, and only one that is up can be used.
  public var screens: [Screen] {
    graph.flush()
    return graph.roots.map(Screen.init)
  }

  /// What a person can act on: the topmost presentation, or the window where there is none.
  public var screen: Screen {
    graph.flush()
    guard let top = graph.roots.last else { fatalError("The host is closed; nothing is shown.") }
    return Screen(top)
  }

  /// The alert on top, if it is one.
  public var alert: Screen? {
    screen.kind == .alert ? screen : nil
  }

  /// The sheet on top, if it is one.
  public var sheet: Screen? {
    screen.kind == .sheet ? screen : nil
  }

  /// How many presentations are wanted and not shown: those that wait and those that were dropped.
  public var heldBackCount: Int {
    graph.flush()
    return graph.presenters.waiting(outside: graph.screens).count
  }

  /// Presses the button with a title on the topmost screen.
  public func tap(_ title: String) throws(HeadlessHostError) {
    try screen.tap(title)
  }

  /// Closes the topmost presentation without choosing, as Escape, a swipe or a tap outside does.
  ///
  /// One that is on its way stays on it.
  public func dismiss() {
    graph.flush()
    graph.roots.last?.dismiss()
  }

  /// How often a body has been evaluated since the counters were reset; for a modifier, its own.
  public func evaluations<T>(of type: T.Type) -> Int {
    graph.flush()
    return graph.evaluations[ObjectIdentifier(type)] ?? 0
  }

  /// How often bodies have been evaluated since the counters were reset.
  public var evaluations: Int {
    graph.flush()
    return graph.evaluations.values.reduce(0, +)
  }

  /// Counts evaluations from zero.
  public func resetEvaluations() {
    graph.flush()
    graph.resetEvaluations()
  }

  /// Waits, without a clock, until something is so; checks whenever something has changed.
  ///
  /// A condition that never comes true waits for ever: give the test a time limit.
  public func wait(until condition: @MainActor () -> Bool) async {
    while !Task.isCancelled {
      graph.flush()
      let isTrue = withObservationTracking(condition) { [weak self] in
        Task { @MainActor in self?.wake() }
      }
      if isTrue { return }
      await withTaskCancellationHandler {
        await withCheckedContinuation { waiting.append($0) }
      } onCancel: {
        Task { @MainActor in wake() }
      }
    }
  }

  /// Takes the views away: they disappear and their tasks are cancelled.
  public func close() {
    graph.close()
    wake()
  }

  func wake() {
    let continuations = waiting
    waiting = []
    for continuation in continuations { continuation.resume() }
  }
}

@_spi(Testing)
extension HeadlessHost: ElementRenderer {
  /// Wakes who waits, since something has changed.
  @_spi(Rendering)
  public func render(_ update: ElementUpdate) {
    wake()
  }
}
