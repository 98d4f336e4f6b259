/// The Gallery's windows, used through the accessibility interface like a screen reader does.
///
/// Requests are about the topmost window, since a person can reach no other.
@AccessibilityActor
final class GalleryWindow {
  let process: GalleryProcess
  let application: AccessibleElement
  private let deadline: Deadline

  private init(process: GalleryProcess, application: AccessibleElement, deadline: Deadline) {
    self.process = process
    self.application = application
    self.deadline = deadline
  }

  /// Opens a screen, performs actions, and terminates the Gallery in any case.
  ///
  /// - Parameters:
  ///   - screen: The name of the screen.
  ///   - seconds: The time limit for all of the actions. The default is 30.
  ///   - environment: Changes of the environment’s variables. The default is none.
  ///   - actions: The actions to perform.
  /// - Throws: The error of an action, or a failure that lists GTK’s warnings.
  static func open(
    _ screen: String, within seconds: Double = 30, environment: [String: String] = [:],
    _ actions: (GalleryWindow) throws -> Void
  ) throws {
    try open(
      .directly(["--screen", screen]), within: seconds, environment: environment, actions)
  }

  /// Starts the Gallery, performs actions, and terminates the Gallery in any case.
  static func open(
    _ start: GalleryProcess.Start, within seconds: Double, environment: [String: String] = [:],
    _ actions: (GalleryWindow) throws -> Void
  ) throws {
    let deadline = Deadline(after: seconds)
    let process = try GalleryProcess(start, environment: environment)
    defer { process.terminate() }
    guard let desktop = Accessibility.desktop else { throw GalleryFailure.noAccessibility }
    let application = try wait(for: "the Gallery", process, deadline) {
      desktop.children.first { process.isGallery($0.processID) }
    } outline: {
      desktop.outline()
    }
    let gallery = GalleryWindow(process: process, application: application, deadline: deadline)
    _ = try gallery.wait(for: "the window") { gallery.windows.first }
    try actions(gallery)
    try gallery.end()
  }

  /// The windows, sheets and alerts, from bottom to top.
  var windows: [AccessibleElement] { application.children }

  /// The window that a person can reach.
  var topmost: AccessibleElement? { windows.last }

  /// Waits until a value is found, searching again after each change.
  ///
  /// - Parameters:
  ///   - wanted: A description of the value, for the message of a failure.
  ///   - find: Searches for the value; returns nil if it is not found.
  /// - Throws: A failure with an outline of the windows, if the deadline has passed.
  /// - Returns: The value.
  func wait<Value>(for wanted: String, _ find: () -> Value?) throws -> Value {
    try Self.wait(for: wanted, process, deadline, find) { application.outline() }
  }

  /// Waits until a condition is true, evaluating it again after each change.
  func wait(until wanted: String, _ isMet: () -> Bool) throws {
    _ = try wait(for: "the moment when \(wanted)") { isMet() ? true : nil }
  }

  /// Returns whether a condition becomes true within a number of seconds.
  func becomesTrue(within seconds: Double, _ isMet: () -> Bool) throws -> Bool {
    let deadline = Deadline(after: seconds)
    return try Self.wait(for: "an answer", process, self.deadline) {
      isMet() ? true : deadline.hasPassed ? false : nil
    } outline: {
      application.outline()
    }
  }

  /// Waits until the Gallery has exited.
  func waitUntilEnded() throws {
    try process.waitUntilEnded(deadline)
  }

  private func end() throws {
    process.terminate()
    try waitUntilEnded()
    let warnings = process.warnings
    guard warnings.isEmpty else { throw GalleryFailure.warnings(warnings) }
  }

  private static func wait<Value>(
    for wanted: String, _ process: GalleryProcess, _ deadline: Deadline, _ find: () -> Value?,
    outline: () -> String
  ) throws -> Value {
    while true {
      let known = Accessibility.changeCount
      if let value = find() { return value }
      guard process.isRunning else {
        throw GalleryFailure.ended(process.exitStatus, process.errors)
      }
      guard !deadline.hasPassed else {
        throw GalleryFailure.notThere(wanted, outline: outline())
      }
      Accessibility.waitForChange(since: known)
    }
  }
}
