import Foundation
import Glibc

/// A headless web browser, controlled through the DevTools protocol.
@AccessibilityActor
final class BrowserProcess {
  /// The path of the browser, set by `make browser`; nil unless the browser tests are requested.
  nonisolated static let program = ProcessInfo.processInfo.environment["RECOURSE_BROWSER"]

  private let process = Process()
  private let commands: FileHandle
  private let messages: FileHandle
  private var unread = Data()
  private var lastCommand = 0
  private var session: String?

  /// Starts the browser and opens an empty page.
  init() throws {
    let program = try Self.program.orThrow(BrowserFailure.noBrowser)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Browser \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let pipes = ["commands", "messages"].map { folder.appendingPathComponent($0).path }
    for pipe in pipes { mkfifo(pipe, 0o600) }
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The browser reads commands from descriptor 3, writes messages to 4, and quits when they
    // close.
    let run = "\"$@\" 3<'\(pipes[0])' 4>'\(pipes[1])'; rm -rf '\(folder.path)'"
    process.arguments =
      ["-c", run, "sh", program] + [
        "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
        "--user-data-dir=\(folder.path)/profile", "about:blank",
      ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    commands = FileHandle(fileDescriptor: open(pipes[0], O_WRONLY), closeOnDealloc: true)
    messages = FileHandle(fileDescriptor: open(pipes[1], O_RDONLY), closeOnDealloc: true)
    let target = try send("Target.createTarget", ["url": "about:blank"])
    session =
      try send("Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])[
        "sessionId"] as? String
  }

  /// Sends a command and waits for its result.
  @discardableResult
  func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    lastCommand += 1
    var command: [String: Any] = ["id": lastCommand, "method": method, "params": parameters]
    command["sessionId"] = session
    try commands.write(contentsOf: JSONSerialization.data(withJSONObject: command) + [0])
    while true {
      let message = try nextMessage()
      guard message["id"] as? Int == lastCommand else { continue }
      guard let result = message["result"] as? [String: Any] else {
        throw BrowserFailure.refused(method, "\(message["error"] ?? "")")
      }
      return result
    }
  }

  /// Returns the value of an expression on the page, awaiting a promise.
  func evaluate(_ expression: String) throws -> Any? {
    let result = try send(
      "Runtime.evaluate",
      ["expression": expression, "awaitPromise": true, "returnByValue": true])
    return (result["result"] as? [String: Any])?["value"]
  }

  private func nextMessage() throws -> [String: Any] {
    while true {
      if let end = unread.firstIndex(of: 0) {
        let message = unread[unread.startIndex..<end]
        unread.removeSubrange(unread.startIndex...end)
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      var readable = pollfd(fd: messages.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&readable, 1, 60_000) > 0 else { throw BrowserFailure.silent }
      // FileHandle would block until it has read the full number of bytes.
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(messages.fileDescriptor, &bytes, bytes.count)
      guard count > 0 else { throw BrowserFailure.silent }
      unread += bytes.prefix(count)
    }
  }
}

/// The reason why a browser test could not continue.
enum BrowserFailure: Error, CustomStringConvertible {
  case noBrowser
  case noAddress(String)
  case refused(String, String)
  case silent

  var description: String {
    switch self {
    case .noBrowser: "No browser is named. `make browser` names one."
    case .noAddress(let output): "The last line is no address: \(output)"
    case .refused(let method, let error): "The browser refuses \(method): \(error)"
    case .silent: "The browser has not answered for a minute, or has ended."
    }
  }
}

extension Optional {
  func orThrow(_ error: some Error) throws -> Wrapped {
    guard let self else { throw error }
    return self
  }
}
