extension GalleryCommand {
  /// The options of the command line, each with its value and its effect.
  static let options = [
    (usage: "--screen NAME", effect: "The screen to open or to draw."),
    (usage: "--language CODE", effect: "The language of the errors, such as de, ar or pt-BR."),
    (usage: "--screenshot FILE", effect: "Draws the screen into a PNG file."),
    (usage: "--overview FOLDER", effect: "Draws every screen, or the one named, as it opens."),
    (usage: "--screenshots FOLDER", effect: "Draws the screens with their presentations."),
    (usage: "--size WIDTHxHEIGHT", effect: "The size of the window in pictures."),
    (usage: "--text-size PERCENT", effect: "The size of the texts in pictures."),
    (usage: "--list-screens", effect: "Prints the names of the screens."),
    (usage: "--help", effect: "Prints the options."),
  ]

  /// The options, one per line.
  public static var helpText: String {
    let width = options.map(\.usage.count).max() ?? 0
    let lines = options.map { option in
      "  \(option.usage.padding(toLength: width, withPad: " ", startingAt: 0))  \(option.effect)"
    }
    return (["Usage: Gallery [option …]", ""] + lines).joined(separator: "\n")
  }
}
