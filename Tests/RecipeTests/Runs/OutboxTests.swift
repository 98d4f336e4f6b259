import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// The recipe for letters that survive a crash.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct OutboxTests {
  private let clock = ManualClock()
  private let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

  @Test func `a letter is sent after a crash, by Try Again if the first run fails`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var keys: [UUID] = []
    let before = Outbox(file: folder.appending(path: "before"), user: "ada") { _, key in
      keys.append(key)
      throw URLError(.timedOut)
    }
    before.send("Dear Bob")
    while before.router.journal.counts.pending == 0 { await Task.yield() }
    // A crash leaves the file as it is now.
    let file = folder.appending(path: "after")
    try FileManager.default.copyItem(at: folder.appending(path: "before"), to: file)

    var sent: [String] = []
    let after = Outbox(file: file, user: "ada") { letter, key in
      keys.append(key)
      if keys.count == 2 { throw URLError(.timedOut) }
      sent.append(letter)
    }
    let window = RecipeWindow(clock) { Text("Mail").errorRouter(after.router) }
    await window.wait { window.texts.contains("The letter isn’t sent") }
    try await window.tap("Try Again")
    await window.wait { !window.texts.contains("The letter isn’t sent") }
    #expect(sent == ["Dear Bob"])
    #expect(keys.count == 3 && Set(keys).count == 1)
    #expect(after.router.journal.counts.pending == 0)
  }

  @Test func `a letter isn't sent for another person`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let outbox = Outbox(file: folder.appending(path: "ada"), user: "ada") { _, _ in
      throw URLError(.timedOut)
    }
    outbox.send("Dear Bob")
    while outbox.router.journal.counts.pending == 0 { await Task.yield() }
    let copy = folder.appending(path: "copy")
    try FileManager.default.copyItem(at: folder.appending(path: "ada"), to: copy)
    let other = Outbox(file: copy, user: "bob") { _, _ in Issue.record("sent as another person") }
    #expect(other.router.keptChanges.isEmpty)
    #expect(other.router.journal.counts.reported == 0)
  }
}
