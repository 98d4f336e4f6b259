import Foundation

/// The Gallery or another app as a process, started as a person would start it.
@AccessibilityActor
final class GalleryProcess {
  private let process: Process
  private let folder: URL

  /// A way to start the Gallery that was built together with these tests.
  enum Start {
    case directly([String])
    /// Another app that was built together with these tests.
    case app(String)
    /// On a page for a web browser, at an address that is printed.
    case inBrowser([String])
  }

  /// Starts the Gallery.
  ///
  /// - Parameters:
  ///   - start: The way to start the Gallery.
  ///   - environment: Changes of the environment’s variables. The default is none.
  /// - Throws: The error of a file or the process.
  init(_ start: Start, environment: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Gallery \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process = Process()
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let programs = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let gallery = programs.appendingPathComponent("Gallery")
    switch start {
    case .app(let name): process.executableURL = programs.appendingPathComponent(name)
    case .directly(let arguments):
      process.executableURL = gallery
      process.arguments = arguments
    case .inBrowser(let arguments):
      process.executableURL = (0..<6).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
      }.appendingPathComponent("Scripts/in-browser")
      process.arguments = [gallery.path] + arguments
    }
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

  /// Returns whether a process is the Gallery, or a child of the script that shows it on a page.
  func isGallery(_ identifier: Int32) -> Bool {
    let status = (try? String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8)) ?? ""
    return identifier == self.identifier
      || status.contains("\nPPid:\t\(self.identifier)\n")
  }

  var isRunning: Bool { process.isRunning }

  /// The exit status; valid only after the process has exited.
  var exitStatus: Int32 { process.terminationStatus }

  /// The output of the process so far.
  var output: String { text(in: "output") }

  /// The output of the process on standard error so far.
  var errors: String { text(in: "errors") }

  /// Asks the process to exit if it is still running.
  func terminate() {
    if process.isRunning { process.terminate() }
  }

  /// Waits until the process has exited.
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
  /// Runs the Gallery until it exits.
  static func run(_ arguments: [String]) throws -> GalleryProcess {
    let process = try GalleryProcess(.directly(arguments))
    try process.waitUntilEnded(Deadline(after: 30))
    return process
  }

  /// The warnings of GTK and GLib on standard error.
  var warnings: [String] {
    errors.split(separator: "\n").map(String.init).filter { line in
      ["WARNING", "CRITICAL", "Gtk-", "GLib-", "Adwaita-"].contains { line.contains($0) }
    }
  }
}
