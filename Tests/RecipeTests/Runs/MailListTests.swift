import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// The recipe for a snackbar with an undo.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct MailListTests {
  private let clock = ManualClock()
  private let server = MailServer()

  private func window() -> RecipeWindow {
    let router = ErrorRouter(clock: clock)
    return RecipeWindow(clock) {
      MailList(letters: ["A", "B", "C"], delete: server.delete).errorRouter(router)
    }
  }

  @Test func `the letter is deleted when the snackbar has closed`() async throws {
    let window = window()
    try await window.tap("Delete B")
    await window.wait { window.texts.contains("Deleted") }
    #expect(!window.texts.contains("Delete B"))
    #expect(server.deleted.isEmpty)
    await window.wait { !window.texts.contains("Deleted") && !server.deleted.isEmpty }
    #expect(server.deleted == ["B"])
  }

  @Test func `Undo returns the letter to its place, and the server is never asked`() async throws {
    let window = window()
    try await window.tap("Delete B")
    try await window.tap("Undo")
    await window.wait { !window.texts.contains("Deleted") }
    await window.pass(.seconds(15))
    #expect(window.texts == ["Delete A", "Delete B", "Delete C"])
    #expect(server.deleted.isEmpty)
  }

  @Test func `a second deletion replaces the snackbar, and the first one takes place`()
    async throws
  {
    let window = window()
    try await window.tap("Delete A")
    await window.wait { window.texts.contains("Deleted") }
    try await window.tap("Delete B")
    await window.wait { server.deleted == ["A"] }
    try await window.tap("Undo")
    await window.pass(.seconds(15))
    #expect(window.texts == ["Delete B", "Delete C"])
    #expect(server.deleted == ["A"])
  }

  @Test func `a failed deletion offers to try again`() async throws {
    server.isReachable = false
    let window = window()
    try await window.tap("Delete A")
    await window.wait { window.texts.contains("The letter isn’t deleted") }
    server.isReachable = true
    try await window.tap("Try Again")
    await window.wait { server.deleted == ["A"] }
    #expect(!window.texts.contains("Delete A"))
  }

  @Test func `a letter whose deletion is given up returns to its place`() async throws {
    server.isReachable = false
    let window = window()
    try await window.tap("Delete B")
    await window.wait { window.texts.contains("The letter isn’t deleted") }
    // The toast with Try Again closes without an answer.
    await window.wait { window.texts == ["Delete A", "Delete B", "Delete C"] }
    #expect(server.deleted.isEmpty)
  }
}

@MainActor
private final class MailServer {
  var isReachable = true
  private(set) var deleted: [String] = []

  func delete(_ letter: String) async throws {
    if !isReachable { throw URLError(.timedOut) }
    deleted.append(letter)
  }
}
