import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// The recipe for a queue that survives a crash.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct OutboxTests {
  private let clock = ManualClock()
  private let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

  @Test func `a failure returns after a crash, and Try Again sends the letters`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let before = Outbox(reports: folder.appending(path: "before"), user: "ada") {
      throw URLError(.timedOut)
    }
    await before.sendLetters()
    // A crash leaves the file as it is now.
    try FileManager.default.copyItem(
      at: folder.appending(path: "before"), to: folder.appending(path: "after"))

    var sent = 0
    let after = Outbox(reports: folder.appending(path: "after"), user: "ada") { sent += 1 }
    let window = RecipeWindow(clock) { Text("Mail").errorRouter(after.router) }
    await window.wait { window.texts.contains("Letters aren’t sent") }
    #expect(after.router.journal.counts.pending == 1)
    try await window.tap("Try Again")
    await window.wait { !window.texts.contains("Letters aren’t sent") }
    #expect(sent == 1)
    #expect(after.router.journal.counts.pending == 0)
  }

  @Test func `a failure isn't presented to another person, and a success resolves it`()
    async throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let network = RecipeNetwork()
    network.isReachable = false
    let outbox = Outbox(reports: folder.appending(path: "ada"), user: "ada") {
      if !network.isReachable { throw URLError(.timedOut) }
    }
    await outbox.sendLetters()
    let copy = folder.appending(path: "copy")
    try FileManager.default.copyItem(at: folder.appending(path: "ada"), to: copy)
    let other = Outbox(reports: copy, user: "bob") {}
    #expect(other.router.journal.counts.reported == 0)

    network.isReachable = true
    await outbox.sendLetters()
    #expect(outbox.router.journal.counts.byOutcome == [.resolved: 1])
  }
}
