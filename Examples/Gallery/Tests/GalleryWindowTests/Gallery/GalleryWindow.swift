/// The Gallery in its window, used through the accessibility interface, as a screen reader does.
///
/// What is asked of it goes to the topmost window, since a person can reach no other.
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

  /// Opens a screen, does what is to be done there, and ends the Gallery, whatever happens.
  ///
  /// - Parameters:
  ///   - screen: The name of the screen.
  ///   - seconds: How long all of it may take. The default is 30.
  ///   - actions: What is to be done.
  /// - Throws: What did not go as it should, warnings of GTK’s among it.
  static func open(
    _ screen: String, within seconds: UInt32 = 30, _ actions: (GalleryWindow) throws -> Void
  ) throws {
    try open(.directly(["--screen", screen]), within: seconds, actions)
  }

  /// Starts the Gallery, does what is to be done there, and ends it, whatever happens.
  static func open(
    _ start: GalleryProcess.Start, within seconds: UInt32, _ actions: (GalleryWindow) throws -> Void
  ) throws {
    let deadline = Deadline(after: seconds)
    let process = try GalleryProcess(start)
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

  /// Waits until there is what is looked for; looks again after each change.
  ///
  /// - Parameters:
  ///   - wanted: What is looked for, in words.
  ///   - find: Finds it.
  /// - Throws: What there is instead, when the time is over.
  /// - Returns: What was found.
  func wait<Value>(for wanted: String, _ find: () -> Value?) throws -> Value {
    try Self.wait(for: wanted, process, deadline, find) { application.outline() }
  }

  /// Waits until something is so; looks again after each change.
  func wait(until wanted: String, _ isSo: () -> Bool) throws {
    _ = try wait(for: "the moment when \(wanted)") { isSo() ? true : nil }
  }

  /// Waits until the Gallery has ended.
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
      guard process.isRunning else { throw GalleryFailure.ended(process.errors) }
      guard !deadline.hasPassed else {
        throw GalleryFailure.notThere(wanted, outline: outline())
      }
      Accessibility.waitForChange(since: known)
    }
  }
}
