import Foundation
import Testing

extension AdwaitaTests {
  /// What an app does as a process of its own.
  @Suite
  struct ApplicationTests {
    @Test func `idle runs no iterations`() throws {
      let app = try RunningApp()
      defer { app.stop() }
      // The second line is said by a task, so Dispatch's main queue runs as well.
      #expect(app.lines(2) == ["0", "1"])
      Thread.sleep(forTimeInterval: 1)
      let before = try app.wakeUps
      Thread.sleep(forTimeInterval: 1)
      #expect(try app.wakeUps - before <= 2)
    }

    @Test func `a script draws the window and quits`() throws {
      let file = URL.temporaryDirectory.appending(path: "\(UUID()).png")
      defer { try? FileManager.default.removeItem(at: file) }
      let app = try RunningApp("--screenshot", file.path)
      #expect(app.status() == 0)
      #expect(try PictureSize(of: file).width > 900)
      #expect(app.complaints == "")
    }

    @Test func `a script that fails says why and ends with an error`() throws {
      let app = try RunningApp("--fail")
      #expect(app.status() == 1)
      #expect(app.complaints.contains("Refusal"))
    }
  }
}

/// The example app, watched from outside.
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
    // Started from a thread of Dispatch's, the app does not hear gentler signals.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// The lines that the app says first.
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

  /// How often the main thread has woken up.
  var wakeUps: Int {
    get throws {
      let id = process.processIdentifier
      let status = try String(contentsOfFile: "/proc/\(id)/task/\(id)/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary") }
      return line.flatMap { Int($0.split(separator: "\t").last ?? "") } ?? 0
    }
  }
}
