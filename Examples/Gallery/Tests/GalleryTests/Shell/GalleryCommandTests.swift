import Foundation
import Testing

@testable import GalleryScreens  // The examples are the app's own.

@Suite struct GalleryCommandTests {
  @Test func `opens the first screen without arguments`() throws {
    #expect(try GalleryCommand([]) == .open(.start))
  }

  @Test(arguments: GalleryScreen.allCases)
  func `opens a screen by its name, case-insensitively`(screen: GalleryScreen) throws {
    #expect(try GalleryCommand(["--screen", screen.rawValue]) == .open(screen))
    #expect(try GalleryCommand(["--screen", screen.rawValue.lowercased()]) == .open(screen))
  }

  @Test func `lists the screens`() throws {
    #expect(try GalleryCommand(["--list-screens"]) == .listScreens)
  }

  @Test func `draws one screen or all of them`() throws {
    let file = URL(fileURLWithPath: "sheets.png")
    let command = try GalleryCommand(["--screenshot", "sheets.png", "--screen", "Sheets"])
    #expect(command == .draw(.sheets, to: file))
    let folder = URL(fileURLWithPath: "Screens")
    for (option, withPresentations) in [("--overview", false), ("--screenshots", true)] {
      #expect(
        try GalleryCommand([option, "Screens"])
          == .drawScreens(into: folder, withPresentations: withPresentations))
      #expect(
        try GalleryCommand([option, "Screens", "--screen", "Form"])
          == .drawScreens([.form], into: folder, withPresentations: withPresentations))
    }
  }

  @Test func `draws one screen after the given steps, in their order`() throws {
    let command = try GalleryCommand([
      "--screen", "Form", "--choose", "404", "--flip", "Offline", "--refresh", "--press", "Send",
      "--screenshot", "form.png",
    ])
    let steps: [GalleryStep] = [.choose("404"), .flip("Offline"), .refresh, .press("Send")]
    #expect(command == .draw(.form, after: steps, to: URL(fileURLWithPath: "form.png")))
  }

  @Test func `draws every meaning in a language`() throws {
    let folder = URL(fileURLWithPath: "Meanings")
    #expect(
      try GalleryCommand(["--meanings", "Meanings", "--language", "de"])
        == .drawMeanings(into: folder, as: GalleryLook(language: "de")))
  }

  @Test func `draws with the given window and text sizes`() throws {
    let folder = URL(fileURLWithPath: "Screens")
    let command = try GalleryCommand(
      ["--size", "360x800", "--overview", "Screens", "--text-size", "150"])
    let look = GalleryLook(size: CGSize(width: 360, height: 800), textSize: 150)
    #expect(command == .drawScreens(into: folder, withPresentations: false, as: look))
  }

  @Test(arguments: [("de", "de"), ("PT-br", "pt-BR"), ("ar", "ar")])
  func `opens and draws in the given language, case-insensitively`(
    name: String, language: String
  ) throws {
    let file = URL(fileURLWithPath: "alerts.png")
    #expect(try GalleryCommand(["--language", name]) == .open(.start, in: language))
    #expect(
      try GalleryCommand(["--language", name, "--screenshot", "alerts.png"])
        == .draw(.start, to: file, as: GalleryLook(language: language)))
  }

  @Test func `the help names every option on a line of its own`() throws {
    #expect(try GalleryCommand(["--help"]) == .help)
    let lines = GalleryCommand.helpText.split(separator: "\n").map(String.init)
    for option in [
      "--screen", "--language", "--explain", "--screenshot", "--overview", "--screenshots",
      "--press", "--choose", "--flip", "--refresh", "--meanings", "--size", "--text-size",
      "--list-screens", "--help",
    ] {
      #expect(lines.count { $0.hasPrefix("  \(option) ") } == 1, "\(option)")
    }
  }

  @Test func `the examples of the help are commands that the Gallery accepts`() throws {
    #expect(GalleryCommand.examples.count == 2)
    for example in GalleryCommand.examples {
      #expect(GalleryCommand.helpText.contains("\n  \(example.usage) "))
      _ = try GalleryCommand(example.usage.split(separator: " ").dropFirst().map(String.init))
    }
  }

  @Test func `explains the router's decisions in the window and in pictures`() throws {
    #expect(try GalleryCommand(["--explain"]) == .open(.start, explains: true))
    #expect(
      try GalleryCommand(["--screenshot", "alerts.png", "--explain"])
        == .draw(
          .start, to: URL(fileURLWithPath: "alerts.png"), as: GalleryLook(explains: true)))
  }

  @Test func `an unknown language names the languages that exist`() {
    let words = GalleryCommandError.unknownLanguage("xx").description
    #expect(words.contains("\"xx\""))
    for language in ["ar", "de", "ja", "pt-BR"] { #expect(words.contains(" \(language)")) }
  }

  @Test(arguments: [
    (["--help-me"], GalleryCommandError.unknownOption("--help-me")),
    (["Alerts"], .unknownOption("Alerts")),
    (["--screen", "Dreams"], .unknownScreen("Dreams")),
    (["--screen"], .missingValue("--screen")),
    (["--screenshot", "--screen"], .missingValue("--screenshot")),
    (["--language", "xx"], .unknownLanguage("xx")),
    (["--language"], .missingValue("--language")),
    (["--press"], .missingValue("--press")),
    (["--meanings", "--language"], .missingValue("--meanings")),
    (["--size", "360"], .unknownSize("360")),
    (["--size", "360x"], .unknownSize("360x")),
    (["--size", "0x800"], .unknownSize("0x800")),
    (["--size", "360x800x1"], .unknownSize("360x800x1")),
    (["--text-size", "large"], .unknownTextSize("large")),
    (["--text-size", "0"], .unknownTextSize("0")),
    (["--list-screens", "--loud"], .unknownOption("--loud")),
  ])
  func `an invalid argument throws a one-line error with its reason`(
    arguments: [String], error: GalleryCommandError
  ) {
    #expect(throws: error) { try GalleryCommand(arguments) }
    #expect(!error.description.contains("\n"))
  }

  @Test func `the exit status of an error is that of incorrect usage`() {
    #expect(GalleryCommandError.exitStatus == 64)
  }
}
