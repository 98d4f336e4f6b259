import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// The recipe for an error in a sheet.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct NoteScreenTests {
  private let clock = ManualClock()

  @Test(arguments: SystemBehavior.named, [Disposition.alert, .toast])
  func `the error appears over the sheet, which keeps its text`(
    _ behavior: SystemBehavior, _ place: Disposition
  ) async throws {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(place) }, clock: clock)
    var notes: [String] = []
    let window = RecipeWindow(clock, behavior) {
      NoteScreen { note in
        notes.append(note)
        if notes.count == 1 { throw URLError(.timedOut) }
      }
      .errorRouter(router)
    }
    try await window.tap("Edit")
    await window.wait("the sheet") { window.buttons == ["Save"] }
    try window.screen.type("Bread", into: "Note")
    try await window.tap("Save")
    await window.wait { window.buttons.contains("Try Again") }
    #expect(window.kinds == (place == .alert ? [.window, .sheet, .alert] : [.window, .sheet]))
    try await window.tap("Try Again")
    await window.wait { window.kinds == [.window] }
    #expect(notes == ["Bread", "Bread"])
  }
}
