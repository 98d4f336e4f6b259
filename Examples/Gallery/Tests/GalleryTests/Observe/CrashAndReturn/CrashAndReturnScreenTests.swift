import Foundation
import RecourseTesting
import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct CrashAndReturnScreenTests {
  /// Counts the crashes that a test replaces.
  private final class Crashes {
    var count = 0
  }

  @Test func `a report that returns after a crash can be tried again`() async throws {
    try await withFolder { folder in
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String] in
        await crash(in: path) { await $0.send() }
      }
      let host = open(CrashAndReturnModel(folder: folder))
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

  @Test func `presents a failure until it is cleared`() async throws {
    try await withFolder { folder in
      let host = open(CrashAndReturnModel(folder: folder))
      try host.tap("Send Message")
      await host.wait { host.shows("The message wasn’t sent") && host.has("Try Again") }
      await host.wait { host.value(of: "Pending reports") == "1" }
      #expect(host.value(of: "Back after a restart") == "None")
      try host.tap("Clear")
      await host.wait { host.value(of: "Pending reports") == "0" && !host.has("Try Again") }
    }
  }

  @Test func `crashes only after a confirmation`() async throws {
    try await withFolder { folder in
      let crashes = Crashes()
      let host = open(CrashAndReturnModel(folder: folder, crash: { crashes.count += 1 }))
      try host.tap("Crash…")
      await host.wait { host.alert != nil }
      #expect(host.alert?.message.contains("--screen CrashAndReturn") == true)
      try host.tap("Cancel")
      #expect(crashes.count == 0)
      try host.tap("Crash…")
      await host.wait { host.alert != nil }
      try host.tap("Crash")
      #expect(crashes.count == 1)
    }
  }

  private func open(_ model: CrashAndReturnModel) -> HeadlessHost {
    HeadlessHost(CrashAndReturnScreen(model: model).errorRouter(ErrorRouter(policy: .gallery)))
  }
}
