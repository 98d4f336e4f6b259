import Foundation
import GalleryScreens
import Testing

@Suite struct GalleryCommandTests {
  @Test func `opens the first screen when nothing else is said`() throws {
    #expect(try GalleryCommand([]) == .open(.alerts))
  }

  @Test(arguments: GalleryScreen.allCases)
  func `opens a screen by its name, whatever its case`(screen: GalleryScreen) throws {
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
    #expect(try GalleryCommand(["--screenshots", "Screens"]) == .drawAll(into: folder))
  }

  @Test(arguments: [
    (["--help-me"], GalleryCommandError.unknownOption("--help-me")),
    (["Alerts"], .unknownOption("Alerts")),
    (["--screen", "Dreams"], .unknownScreen("Dreams")),
    (["--screen"], .missingValue("--screen")),
    (["--screenshot", "--screen"], .missingValue("--screenshot")),
    (["--list-screens", "--loud"], .unknownOption("--loud")),
  ])
  func `says what is wrong and what there is instead`(
    arguments: [String], error: GalleryCommandError
  ) {
    #expect(throws: error) { try GalleryCommand(arguments) }
    #expect(!error.description.contains("\n"))
  }

  @Test func `ends as a command used wrongly does`() {
    #expect(GalleryCommandError.exitStatus == 64)
  }
}
