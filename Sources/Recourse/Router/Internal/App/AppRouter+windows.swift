/// A weak reference to a window.
struct WeakWindow {
  weak var window: WindowRouter?
}

// MARK: Windows

extension AppRouter {
  /// The open windows, in the order of their latest activity.
  var openWindows: [WindowRouter] { windows.compactMap(\.window).filter(\.isOpen) }

  /// The open window with the most recent activity, preferably one that a person can see.
  var front: WindowRouter? {
    let windows = openWindows
    return windows.last { !$0.isInBackground } ?? windows.last
  }

  /// The surfaces of the frontmost window, or those that keep the problems without a window.
  package var frontSurfaces: WindowSurfaces { front?.surfaces ?? home }

  /// Returns the router of a new window.
  ///
  /// - Parameter anchor: The object that stands for the window in the view tree.
  /// - Returns: The router, which has the problems that no window has presented yet.
  package func openWindow(for anchor: AnyObject) -> WindowRouter {
    let window = WindowRouter(self, anchor: anchor)
    surfaces[window.surfaces.id] = window.surfaces
    let isFirst = front == nil
    moveToFront(window)
    if isFirst { moveProblems(of: home, to: window.surfaces) }
    changedVisibility(of: window)
    return window
  }

  /// Moves the problems of a closed window to another one, or keeps them until there is one.
  func closed(_ window: WindowRouter) {
    windows.removeAll { $0.window == nil || $0.window === window }
    // A presentation that a person has answered ends with the window.
    window.surfaces.finishClosing()
    moveProblems(of: window.surfaces, to: frontSurfaces)
    surfaces[window.surfaces.id] = nil
    window.surfaces.interruptions.dismissAll()
    window.surfaces.toasts.dismissAll()
    window.surfaces.banners.dismissAll()
    announceInbox()
  }

  /// Records that a window has come to the screen or has left it: what waits there expires only on
  /// screen, and new problems of the inbox are announced there.
  func changedVisibility(of window: WindowRouter) {
    if !window.isInBackground { renewWaiting(in: window) }
    announceInbox()
    notifications?.update()
    openRequestedInbox()
  }

  func moveToFront(_ window: WindowRouter) {
    if let last = windows.last, last.window === window { return }
    windows.removeAll { $0.window == nil || $0.window === window }
    windows.append(WeakWindow(window: window))
  }

  private func moveProblems(of surfaces: WindowSurfaces, to other: WindowSurfaces) {
    for problem in problems.openProblems {
      guard case .surface(let surface, of: surfaces.id) = problem.subject.place else { continue }
      move(problem.id, to: .surface(surface, of: other.id))
    }
  }

  /// Returns the window that has a problem's surface; nil if there is none.
  func window(at place: OpenProblem.Place) -> WindowRouter? {
    guard case .surface(_, of: let id) = place else { return nil }
    return windows.lazy.compactMap(\.window).first { $0.surfaces.id == id }
  }

  /// Returns the window that has the problem of a report; nil if there is none.
  func window(of report: ReportPlace) -> WindowRouter? {
    problems[report.problem].flatMap { window(at: $0.subject.place) }
  }
}
