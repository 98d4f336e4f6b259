extension GalleryCommand {
  /// The options of the command line, each with its value and its effect.
  static let options = [
    (usage: "--screen NAME", effect: "The screen to open or to draw."),
    (usage: "--language CODE", effect: "The language of the errors, such as de, ar or pt-BR."),
    (usage: "--explain", effect: "Explains why each error is presented, or isn’t seen."),
    (usage: "--screenshot FILE", effect: "Draws the screen into a PNG file."),
    (usage: "--press BUTTON", effect: "Presses a button before the screenshot."),
    (usage: "--choose OPTION", effect: "Chooses an option of a picker before the screenshot."),
    (usage: "--flip SWITCH", effect: "Flips a switch before the screenshot."),
    (usage: "--refresh", effect: "Pulls the content down before the screenshot."),
    (usage: "--overview FOLDER", effect: "Draws every screen, or the one named, as it opens."),
    (usage: "--screenshots FOLDER", effect: "Draws the screens with their presentations."),
    (usage: "--meanings FOLDER", effect: "Draws every meaning of an error on three surfaces."),
    (usage: "--size WIDTHxHEIGHT", effect: "The size of the window in pictures."),
    (usage: "--text-size PERCENT", effect: "The size of the texts in pictures."),
    (usage: "--list-screens", effect: "Prints the names and the titles of the screens."),
    (usage: "--help", effect: "Prints the options."),
  ]

  /// Commands to try, each with its effect.
  static let examples = [
    (
      usage: "Gallery --screen Toasts --language ar",
      effect: "Opens the toasts, with errors in Arabic."
    ),
    (
      usage: "Gallery --screen Form --screenshot form.png --size 360x680",
      effect: "Draws the form as on a phone."
    ),
  ]

  /// The purpose of the Gallery, its options, and examples.
  public static var helpText: String {
    """
    The Gallery shows what Recourse does with errors: each screen has failures that really happen,
    and the code that handles them.

    Usage: Gallery [option …]

    \(lines(options))

    Examples:
    \(lines(examples))
    """
  }

  /// The names of the screens with their titles, separated by tabs, one screen on each line.
  public static var screenList: String {
    GalleryScreen.allCases.map { "\($0.rawValue)\t\($0.title)" }.joined(separator: "\n")
  }

  private static func lines(_ entries: [(usage: String, effect: String)]) -> String {
    let width = entries.map(\.usage.count).max() ?? 0
    return entries.map { entry in
      "  \(entry.usage.padding(toLength: width, withPad: " ", startingAt: 0))  \(entry.effect)"
    }
    .joined(separator: "\n")
  }
}
