import CAdwaita
import Foundation
import Synchronization
import Testing

/// The example app, commanded to show and remove notifications.
@MainActor
final class NotificationApp {
  private let process = Process()
  private let input = Pipe()
  private let received = Mutex("")

  /// Starts the app with changes of the environment's variables.
  init(environment: [String: String] = [:]) throws {
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "CounterApp")
    process.arguments = ["--notify"]
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = input
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    output.fileHandleForReading.readabilityHandler = { [weak self] output in
      let text = String(decoding: output.availableData, as: UTF8.self)
      self?.received.withLock { $0 += text }
    }
    try process.run()
  }

  isolated deinit {
    // See `RunningApp.stop()`.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// The lines of the app's output, except those of its view.
  var lines: [Substring] {
    received.withLock { $0.split(separator: "\n", omittingEmptySubsequences: false) }.dropLast()
      .filter { !["0", "1"].contains($0) }
  }

  func command(_ line: String) {
    input.fileHandleForWriting.write(Data("\(line)\n".utf8))
  }

  /// Closes the standard input, upon which the app quits.
  func quit() {
    input.fileHandleForWriting.closeFile()
  }

  var hasQuit: Bool { !process.isRunning }
}

/// Runs the main loop until a condition is true, for at most ten seconds.
@MainActor
func wait(until isSo: @MainActor () -> Bool) async throws {
  let end = ContinuousClock.now + .seconds(10)
  while !isSo() {
    try #require(ContinuousClock.now < end, "The condition is still false after ten seconds.")
    while g_main_context_iteration(nil, 0) != 0 {}
    try await Task.sleep(for: .milliseconds(2))
  }
}
