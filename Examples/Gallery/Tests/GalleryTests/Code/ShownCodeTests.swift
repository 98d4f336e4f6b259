import Foundation
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
    try await expectCode(behindEachButtonOn: host, of: screen)
  }

  @Test(arguments: RetryScenario.allCases)
  func `each scenario of a loading view has its own code`(scenario: RetryScenario) async throws {
    let host = HeadlessHost(GalleryView(screen: .retryView))
    try host.screen.choose(scenario.rawValue)
    try await expectCode(behindEachButtonOn: host, of: .retryView)
  }

  @Test(arguments: ShopModule.allCases)
  func `rows of modules show their code as well`(module: ShopModule) async throws {
    let host = HeadlessHost(GalleryView(screen: .modules))
    try host.screen.choose(module.rawValue)
    try await expectCode(behindEachButtonOn: host, of: .modules)
  }

  @Test func `the code is that of the current sources`() throws {
    let folder = URL(fileURLWithPath: #filePath)
      .appending(path: "../../../../Sources/GalleryScreens").standardizedFileURL
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(SourceFile.all.map(\.path).sorted() == paths.filter { $0.hasSuffix(".swift") }.sorted())
    for file in SourceFile.all {
      let text = try String(contentsOf: folder.appending(path: file.path), encoding: .utf8)
      #expect(file.text == text, "\(file.path)")
    }
  }

  @Test(arguments: [
    (["Open Draft"], "Attach File"), (["Open Draft", "Preview"], "Print"),
    (["Open Offer"], "Order"),
  ])
  func `rows in sheets and covers show their code as well`(
    buttons: [String], last: String
  ) async throws {
    let host = HeadlessHost(GalleryView(screen: .overSheets))
    for button in buttons {
      await host.wait { host.has(button) }
      try host.tap(button)
    }
    await host.wait { host.has(last) }
    try await expectCode(behindEachButtonOn: host, of: .overSheets)
  }

  @Test func `Show Code tells where an action and a context come from, and copies all of it`()
    async throws
  {
    let host = HeadlessHost(GalleryView(screen: .toasts))
    let row = try #require(host.screen.texts.firstIndex(of: "A failure"))
    let before = host.screen.texts[..<row].count { $0 == "Code" }
    host.codeButtons[before].press()
    await host.wait { host.has("Copy") }
    let origin = #"@Environment(\.attemptOperation) private var attempt"#
    #expect(host.screen.texts.contains(origin))
    try host.tap("Copy")
    #expect(host.has("Copied"))
    let copied = try #require(NSPasteboard.general.string(forType: .string))
    #expect(copied.hasPrefix(origin + "\n\nattempt"))
  }

  @Test func `below a row's lines is the whole file of its view, to copy as well`() async throws {
    let host = HeadlessHost(GalleryView(screen: .toasts))
    host.codeButtons[0].press()
    await host.wait { host.has("Copy") }
    let path = "Show/ToastsScreen.swift"
    let file = try #require(SourceFile.all.first { $0.path == path })
    #expect(file.text.contains("struct ToastsScreen: View {"))
    let texts = host.screen.texts
    let index = try #require(texts.firstIndex(of: "All of \(path)"))
    #expect(texts[index + 1] == file.text)
    try host.tap("Copy ToastsScreen.swift")
    #expect(host.screen.buttons.map(\.title) == ["Copy", "Copied", "Close"])
    #expect(NSPasteboard.general.string(forType: .string) == file.text)
  }

  @Test func `a row whose code is in two files has both of them`() async throws {
    let host = HeadlessHost(GalleryView(screen: .guards))
    host.codeButtons[0].press()
    await host.wait { host.has("Copy") }
    #expect(
      host.screen.buttons.map(\.title)
        == ["Copy", "Copy GuardsScreen.swift", "Copy GuardsModel.swift", "Close"])
  }

  private func expectCode(
    behindEachButtonOn host: HeadlessHost, of screen: GalleryScreen
  ) async throws {
    // Not on the main actor, which the other tests need.
    let names = await Task.detached { PublicNames.all }.value
    let count = host.codeButtons.count
    #expect(count > 0)
    for index in 0..<count {
      host.codeButtons[index].press()
      await host.wait { host.has("Copy") && host.screen.buttons.last?.title == "Close" }
      let texts = host.screen.texts.prefix { $0 != "Copy" }
      expectCode(of: host.screen.title, in: Array(texts), calling: names)
      // Another screen in the folder may have code that begins with the same words.
      let screens = texts.filter { $0.hasSuffix("Screen.swift") }
      #expect(screens.allSatisfy { $0.hasSuffix("/\(screen.rawValue)Screen.swift") })
      try host.tap("Close")
      await host.wait { host.codeButtons.count == count }
    }
  }

  private func expectCode(of row: String, in texts: [String], calling names: Set<String>) {
    let isFile = { (text: String) in text.hasSuffix(".swift") }
    let code = texts.filter { !isFile($0) }.joined(separator: "\n")
    #expect(texts.contains(where: isFile), "\(row)")
    #expect(code.split(separator: "\n", omittingEmptySubsequences: false).count <= 30, "\(row)")
    let calls = code.matches(of: /(\w+)(?=[({]| \{)/).map { String($0.output.1) }
    #expect(calls.contains(where: names.contains), "\(row) shows:\n\(code)")
  }
}

extension HeadlessHost {
  /// The visible buttons that show code.
  fileprivate var codeButtons: [ScreenButton] { screen.buttons.filter { $0.title == "Code" } }
}
