import Foundation
import RecourseTesting
import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct CrashAndReturnScreenTests {
  @Test func `a message that survives a crash can be tried again`() async throws {
    try await withFolder { folder in
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String] in
        try await crash(in: path) { try await send(on: $0) }
      }
      let host = open(folder.path)
      await host.wait { host.has("Try Again") }
      #expect(host.screen.texts.first == "The message wasn’t sent")
      #expect(host.value(of: "Back after a restart")?.hasPrefix("1, last kept at ") == true)
      #expect(host.value(of: "Waiting messages") == "1")
      try host.tap("Try Again")
      await host.wait { host.screen.texts.contains { $0.hasSuffix("Tried 2 times.") } }
      try host.screen.turn("The server is up", on: true)
      try host.tap("Try Again")
      await host.wait { host.value(of: "Messages sent") == "1" && !host.has("Try Again") }
      await host.wait { host.value(of: "Waiting messages") == "0" }
    }
  }

  @Test func `a dropped message doesn’t return`() async throws {
    try await withFolder { folder in
      let host = open(folder.path)
      #expect(host.screen.buttons.first { $0.title == "Drop" }?.isEnabled == false)
      try await send(on: host)
      try host.tap("Drop")
      await host.wait { host.value(of: "Waiting messages") == "0" && !host.has("Try Again") }
      let model = CrashAndReturnModel(folder.appending(path: "reports.jsonl"), ErrorDescriber())
      model.restore()
      #expect(model.returned == "None")
      #expect(model.router.journal.counts.pending == 0)
    }
  }

  @Test func `the next message sends the one before it, in order`() async throws {
    try await withFolder { folder in
      let host = open(folder.path)
      try await send(on: host)
      #expect(host.value(of: "Back after a restart") == "None")
      try host.screen.turn("The server is up", on: true)
      try host.tap("Send Message")
      await host.wait { host.value(of: "Messages sent") == "2" }
      await host.wait { host.value(of: "Waiting messages") == "0" && !host.has("Try Again") }
    }
  }

  @Test func `two messages are sent after a crash by one Try Again`() async throws {
    try await withFolder { folder in
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String] in
        try await crash(in: path) { host in
          try await send(on: host)
          try host.tap("Send Message")
          await host.wait { host.value(of: "Waiting messages") == "2" }
        }
      }
      let host = open(folder.path)
      await host.wait { host.has("Try Again") && host.value(of: "Waiting messages") == "2" }
      try host.screen.turn("The server is up", on: true)
      try host.tap("Try Again")
      await host.wait { host.value(of: "Messages sent") == "2" }
      await host.wait { host.value(of: "Waiting messages") == "0" }
    }
  }

  @Test func `reads the file once, even if the screen appears again`() async {
    await withFolder { folder in
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String] in
        try await crash(in: path) { try await send(on: $0) }
      }
      let model = CrashAndReturnModel(folder.appending(path: "reports.jsonl"), ErrorDescriber())
      for _ in 1...2 {
        model.restore()
        #expect(model.returned?.hasPrefix("1, last kept at ") == true)
        #expect(model.router.keptChanges.map(\.title) == ["The message wasn’t sent"])
      }
    }
  }

  @Test func `crashes only after a confirmation`() async throws {
    await #expect(processExitsWith: .success) {
      try await cancelCrash()
    }
  }
}

/// Opens the screen with its file in a folder.
@MainActor
private func open(_ folder: String) -> HeadlessHost {
  let file = URL(filePath: folder).appending(path: "reports.jsonl")
  return HeadlessHost(
    CrashAndReturnScreen(file: file).errorRouter(ErrorRouter(policy: .gallery)))
}

/// Sends the message to a server that is down, and waits until the message waits.
@MainActor
private func send(on host: HeadlessHost) async throws {
  try host.tap("Send Message")
  await host.wait { host.shows("The message wasn’t sent") && host.has("Try Again") }
  await host.wait { host.value(of: "Waiting messages") == "1" }
}

/// Uses the screen, and crashes the process like a person.
@MainActor
private func crash(
  in folder: String, after body: @MainActor (HeadlessHost) async throws -> Void
) async throws {
  let host = open(folder)
  try await body(host)
  try host.tap("Crash…")
  await host.wait { host.alert != nil }
  try host.tap("Crash")
}

/// Cancels the crash in its alert.
@MainActor
private func cancelCrash() async throws {
  try await withFolder { folder in
    let host = open(folder.path)
    try host.tap("Crash…")
    await host.wait { host.alert != nil }
    #expect(host.alert?.message.contains("--screen CrashAndReturn") == true)
    try host.tap("Cancel")
    await host.wait { host.alert == nil }
  }
}

/// Creates a folder for a closure, and removes it afterwards.
@MainActor
func withFolder<Result>(_ body: (URL) async throws -> Result) async rethrows -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder)
}
