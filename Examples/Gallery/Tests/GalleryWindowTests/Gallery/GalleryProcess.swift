import Foundation

/// The Gallery, started as a person would start it.
@AccessibilityActor
final class GalleryProcess {
  private let process: Process
  private let folder: URL

  /// Starts the Gallery that was built together with these tests.
  init(_ arguments: [String]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Gallery \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("Gallery")
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try Self.newFile(at: folder.appendingPathComponent("output"))
    process.standardError = try Self.newFile(at: folder.appendingPathComponent("errors"))
    process.terminationHandler = { _ in Accessibility.wake() }
    try process.run()
  }

  isolated deinit {
    terminate()
    try? FileManager.default.removeItem(at: folder)
  }

  var identifier: Int32 { process.processIdentifier }
  var isRunning: Bool { process.isRunning }

  /// How the process ended; only once it has.
  var exitStatus: Int32 { process.terminationStatus }

  /// What the process has printed so far.
  var output: String { text(in: "output") }

  /// What the process has printed on standard error so far.
  var errors: String { text(in: "errors") }

  /// Asks the process to end, if it has not.
  func terminate() {
    if process.isRunning { process.terminate() }
  }

  /// Waits until the process has ended.
  func waitUntilEnded(_ deadline: Deadline) throws {
    while process.isRunning {
      guard !deadline.hasPassed else { throw GalleryFailure.notThere("the end", outline: errors) }
      let known = Accessibility.changeCount
      if process.isRunning { Accessibility.waitForChange(since: known) }
    }
  }

  private func text(in name: String) -> String {
    (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
  }

  private static func newFile(at url: URL) throws -> FileHandle {
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }
}

extension GalleryProcess {
  /// Runs the Gallery to its end.
  static func run(_ arguments: [String]) throws -> GalleryProcess {
    let process = try GalleryProcess(arguments)
    try process.waitUntilEnded(Deadline(after: 30))
    return process
  }

  /// The lines on standard error with which GTK and GLib complain.
  var warnings: [String] {
    errors.split(separator: "\n").map(String.init).filter { line in
      ["WARNING", "CRITICAL", "Gtk-", "GLib-", "Adwaita-"].contains { line.contains($0) }
    }
  }
}
