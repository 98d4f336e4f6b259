@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ShownCodeTests {
  @Test(arguments: GalleryScreen.allCases)
  func `Show Code of each row shows at most 30 lines that call the library`(
    screen: GalleryScreen
  ) async throws {
    let host = HeadlessHost(GalleryView(screen: screen))
    #expect(!host.codeButtons.isEmpty)
    for button in host.codeButtons { try await expectCode(behind: button, on: host) }
  }

  @Test(arguments: [
    (["Open Draft"], "In a sheet"), (["Open Draft", "Preview"], "In a cover over a sheet"),
    (["Open Offer"], "An offer that ends"),
  ])
  func `rows in sheets and covers show their code as well`(
    buttons: [String], row: String
  ) async throws {
    let host = HeadlessHost(GalleryView(screen: .overSheets))
    for button in buttons {
      await host.wait { host.has(button) }
      try host.tap(button)
    }
    await host.wait { host.has("Show Code: \(row)") }
    for button in host.codeButtons { try await expectCode(behind: button, on: host) }
  }

  private func expectCode(behind button: String, on host: HeadlessHost) async throws {
    let title = String(button.dropFirst("Show Code: ".count))
    try host.tap(button)
    await host.wait { host.screen.title == title }
    let code = host.screen.texts.dropLast()
    try host.tap("Close")
    await host.wait { host.has(button) }
    let lines = code.filter { !$0.hasSuffix(".swift") }.joined(separator: "\n")
    #expect(code.contains { $0.hasSuffix(".swift") }, "\(button)")
    #expect(lines.split(separator: "\n", omittingEmptySubsequences: false).count <= 30, "\(button)")
    let calls = lines.matches(of: /(\w+)(?=[({]| \{)/).map { String($0.output.1) }
    #expect(calls.contains(where: PublicNames.all.contains), "\(button) shows:\n\(lines)")
  }
}

extension HeadlessHost {
  /// The titles of the visible buttons that show code.
  fileprivate var codeButtons: [String] {
    screen.buttons.map(\.title).filter { $0.hasPrefix("Show Code") }
  }
}
