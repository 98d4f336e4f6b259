import Foundation
import RecourseTesting
import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct CrashAndReturnScreenTests {
  @Test func `a report that returns after a crash can be tried again`() async throws {
    try await withFolder { folder in
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String] in
        try await crash(in: path) { try await send(on: $0) }
      }
      let host = open(folder.path)
      await host.wait { host.has("Try Again") }
      #expect(host.screen.texts.first == "The message wasn’t sent")
      #expect(host.value(of: "Back after a restart")?.hasPrefix("1, last reported at ") == true)
      await host.wait { host.value(of: "Pending reports") == "1" }
      try host.tap("Try Again")
      await host.wait { host.screen.texts.contains { $0.hasSuffix("Tried 2 times.") } }
      try host.screen.turn("The server is up", on: true)
      try host.tap("Try Again")
      await host.wait { host.value(of: "Messages sent") == "1" && !host.has("Try Again") }
      await host.wait { host.value(of: "Pending reports") == "0" }
    }
  }

  @Test func `a cleared report doesn’t return`() async {
    await withFolder { folder in
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String] in
        try await crash(in: path) { host in
          try await send(on: host)
          try host.tap("Clear")
          await host.wait { host.value(of: "Pending reports") == "0" }
        }
      }
      let model = CrashAndReturnModel(folder.appending(path: "reports.jsonl"), ErrorDescriber())
      model.restore()
      #expect(model.returned == "None")
      #expect(model.router.journal.counts.pending == 0)
    }
  }

  @Test func `presents a failure until it is cleared`() async throws {
    try await withFolder { folder in
      let host = open(folder.path)
      try await send(on: host)
      #expect(host.has("Try Again"))
      #expect(host.value(of: "Back after a restart") == "None")
      try host.tap("Clear")
      await host.wait { host.value(of: "Pending reports") == "0" && !host.has("Try Again") }
    }
  }

  @Test func `a failure is pending until the message is sent`() async throws {
    try await withFolder { folder in
      let host = open(folder.path)
      try await send(on: host)
      try host.screen.turn("The server is up", on: true)
      try host.tap("Send Message")
      await host.wait { host.value(of: "Messages sent") == "1" }
      #expect(host.value(of: "Pending reports") == "1")
      try host.tap("Try Again")
      await host.wait { host.value(of: "Messages sent") == "2" }
      await host.wait { host.value(of: "Pending reports") == "0" && !host.has("Try Again") }
    }
  }

  @Test func `two messages are two runs, also after a crash`() async throws {
    try await withFolder { folder in
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String] in
        try await crash(in: path) { host in
          try await send(on: host)
          try host.tap("Send Message")
          await host.wait { host.has("Try All Again (2)") }
        }
      }
      let host = open(folder.path)
      await host.wait { host.has("Try All Again (2)") }
      try host.screen.turn("The server is up", on: true)
      try host.tap("Try All Again (2)")
      await host.wait { host.value(of: "Messages sent") == "2" }
      await host.wait { host.value(of: "Pending reports") == "0" }
    }
  }

  @Test func `restores a report once, even if the screen appears again`() async {
    await withFolder { folder in
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String] in
        try await crash(in: path) { try await send(on: $0) }
      }
      let model = CrashAndReturnModel(folder.appending(path: "reports.jsonl"), ErrorDescriber())
      for _ in 1...2 {
        model.restore()
        #expect(model.returned.hasPrefix("1, last reported at "))
        #expect(model.router.journal.entries.map(\.report.title) == ["The message wasn’t sent"])
        #expect(model.router.journal.counts.pending == 1)
      }
    }
  }

  @Test func `crashes only after a confirmation`() async throws {
    await #expect(processExitsWith: .success) {
      try await cancelCrash()
    }
  }
}

/// Opens the screen with its reports in a folder.
@MainActor
private func open(_ folder: String) -> HeadlessHost {
  let file = URL(filePath: folder).appending(path: "reports.jsonl")
  return HeadlessHost(
    CrashAndReturnScreen(file: file).errorRouter(ErrorRouter(policy: .gallery)))
}

/// Sends the message to a server that is down, and waits until the failure is pending.
@MainActor
private func send(on host: HeadlessHost) async throws {
  try host.tap("Send Message")
  await host.wait { host.shows("The message wasn’t sent") && host.has("Try Again") }
  await host.wait { host.value(of: "Pending reports") == "1" }
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
