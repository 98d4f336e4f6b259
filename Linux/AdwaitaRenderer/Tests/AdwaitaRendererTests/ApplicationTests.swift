import Foundation
import Testing

extension AdwaitaTests {
  /// The behaviour of an app as a separate process.
  @Suite
  struct ApplicationTests {
    @Test func `an idle app does not wake up`() throws {
      let app = try RunningApp()
      defer { app.stop() }
      // The second line is printed by a task, which proves that Dispatch's main queue runs.
      #expect(app.lines(2) == ["0", "1"])
      Thread.sleep(forTimeInterval: 1)
      let before = try app.wakeUps
      Thread.sleep(forTimeInterval: 1)
      #expect(try app.wakeUps - before <= 2)
    }

    @Test func `a script draws the window and quits the app`() throws {
      let file = URL.temporaryDirectory.appending(path: "\(UUID()).png")
      defer { try? FileManager.default.removeItem(at: file) }
      let app = try RunningApp("--screenshot", file.path)
      #expect(app.status() == 0)
      #expect(try PictureSize(of: file).width > 900)
      #expect(app.complaints == "")
    }

    @Test func `a failing script prints its error and exits with status 1`() throws {
      let app = try RunningApp("--fail")
      #expect(app.status() == 1)
      #expect(app.complaints.contains("Refusal"))
    }
  }
}

/// The example app, observed from outside.
private final class RunningApp: Sendable {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()

  init(_ arguments: String...) throws {
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "CounterApp")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  func stop() {
    // Started from one of Dispatch's threads, the app inherits blocked signals, so only SIGKILL
    // works.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Returns the first lines of the app's output.
  func lines(_ count: Int) -> [Substring] {
    var text = ""
    while text.count(where: { $0 == "\n" }) < count {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      text += String(decoding: data, as: UTF8.self)
    }
    return text.split(separator: "\n")
  }

  func status() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  var complaints: String {
    String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  /// The number of times that the main thread has woken up.
  var wakeUps: Int {
    get throws {
      let id = process.processIdentifier
      let status = try String(contentsOfFile: "/proc/\(id)/task/\(id)/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary") }
      return line.flatMap { Int($0.split(separator: "\t").last ?? "") } ?? 0
    }
  }
}
