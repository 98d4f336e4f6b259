import Observation

/// Presents views to a test instead of a user, and simulates user input.
///
/// When a call such as `tap(_:)` returns, all synchronous effects have happened. Use `wait(until:)`
/// for the later effects of tasks.
///
///     let host = HeadlessHost(ContentView())
///     try host.tap("Delete")
///     #expect(host.alert?.title == "Delete everything?")
@_spi(Testing)
@MainActor
public final class HeadlessHost {
  let graph: ViewGraph
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Creates a host that presents a view in a window.
  ///
  /// - Parameters:
  ///   - view: The content of the window.
  ///   - behavior: The system's choices where the documentation leaves them open. The default is
  ///     `.immediate`.
  ///   - clock: The clock of the system. The default is real time; `.immediate` never reads the
  ///     clock.
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

  /// The assistive features that are turned on in the system's settings; none by default.
  public var assistance: Assistance {
    get { graph.settings.assistance }
    set {
      graph.settings.assistance = newValue
      graph.flush()
    }
  }

  /// The horizontal size class of the window; `.regular` by default.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    get { graph.horizontalSizeClass }
    set {
      graph.horizontalSizeClass = newValue
      graph.flush()
    }
  }

  /// Whether the app is in the background; `false` by default.
  ///
  /// In the background, time passes and tasks run, but no presentation arrives or leaves, and all
  /// user input fails.
  public var isInBackground: Bool {
    get { graph.isInBackground }
    set { scenePhase = newValue ? .background : .active }
  }

  /// The phase of the app's scenes; `.active` by default.
  public var scenePhase: ScenePhase {
    get { graph.scenePhase }
    set {
      graph.scenePhase = newValue
      graph.flush()
    }
  }

  /// The screens on display, from the window to the topmost presentation.
  ///
  /// A presentation is on display from the start of its arrival to the end of its departure. Its
  /// `phase` distinguishes the stages; only a presentation in the phase `.up` accepts user input.
  public var screens: [Screen] {
    graph.flush()
    return graph.roots.map(Screen.init)
  }

  /// The screen that receives user input: the topmost presentation, or otherwise the window.
  public var screen: Screen {
    graph.flush()
    guard let top = graph.roots.last else { fatalError("The host is closed; nothing is shown.") }
    return Screen(top)
  }

  /// The topmost screen, if it is an alert.
  public var alert: Screen? {
    screen.kind == .alert ? screen : nil
  }

  /// The topmost screen, if it is a sheet.
  public var sheet: Screen? {
    screen.kind == .sheet ? screen : nil
  }

  /// The number of presentations that are requested but not presented, both waiting and dropped.
  public var heldBackCount: Int {
    graph.flush()
    return graph.presenters.waiting(outside: graph.screens).count
  }

  /// Presses the button with the given title on the topmost screen.
  public func tap(_ title: String) throws(HeadlessHostError) {
    try screen.tap(title)
  }

  /// Dismisses the topmost presentation without a choice, as Escape, a swipe or a tap outside does.
  ///
  /// A presentation ignores the call during a transition and while the app is in the background.
  public func dismiss() {
    graph.flush()
    graph.roots.last?.dismiss()
  }

  /// Returns how often the body of a view or modifier was evaluated since the counters were reset.
  public func evaluations<T>(of type: T.Type) -> Int {
    graph.flush()
    return graph.evaluations[ObjectIdentifier(type)] ?? 0
  }

  /// The number of all body evaluations since the counters were reset.
  public var evaluations: Int {
    graph.flush()
    return graph.evaluations.values.reduce(0, +)
  }

  /// Resets the evaluation counters to zero.
  public func resetEvaluations() {
    graph.flush()
    graph.resetEvaluations()
  }

  /// Waits, without a clock, until a condition holds; checks the condition after each change.
  ///
  /// A condition that never holds suspends the caller until its task is cancelled, so give the test
  /// a time limit.
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

  /// Closes the window: its views disappear, and their tasks are cancelled.
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
  /// Resumes the calls that wait for a change.
  @_spi(Rendering)
  public func render(_ update: ElementUpdate) {
    wake()
  }
}
