import CAtspi
import RecourseTesting

/// A person who presses whatever a window offers, in an order that a seed determines.
@AccessibilityActor
final class RandomPerson {
  private(set) var presses: [String] = []
  /// The presses that a person has got no answer to, and the screens that couldn't be left.
  private(set) var complaints: [String] = [] { didSet { print(complaints.last ?? "") } }
  /// The failures that were chosen in the console.
  private(set) var failures: Set<String> = []
  /// The failures in the order of the console.
  private static let failures = [
    "Offline", "Timed Out", "Status 503", "Status 401", "Status 404", "Unreadable Answer",
    "Disk Full", "Slow",
  ]
  /// The positions of the failures to choose next, from 1; 0 stands for no failure.
  private var nextFailures: [Int] = []
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Returns all screens in another order each time.
  func screens() -> [Screen] { Screen.all.shuffled(using: &generator) }

  /// Returns a time in seconds after which a person presses no more.
  func moment() -> Double { Double.random(in: 0.1...5, using: &generator) }

  /// Closes what has opened, chooses a screen, and presses some of its controls.
  func visit(_ screen: Screen, _ gallery: GalleryWindow) throws {
    guard try reach(screen, in: gallery) else {
      return complaints.append(
        "\(screen.title) can’t be reached:\n\(gallery.application.outline())")
    }
    for _ in 1...Int.random(in: 2...6, using: &generator) { try press(gallery, on: screen) }
  }

  /// Chooses in the console what fails: nothing or one of eight failures, each in its turn.
  func letFail(_ gallery: GalleryWindow) throws {
    guard let console = Screen.all.first(where: { $0.name == "Console" }) else { return }
    if nextFailures.isEmpty { nextFailures = (0...8).shuffled(using: &generator) }
    let failure = nextFailures.removeFirst()
    let kinds = [.home] + Array(repeating: Accessibility.Key.down, count: max(failure - 1, 0))
    let name = Self.failures[max(failure - 1, 0)]
    // An alert that appears late takes the keyboard away.
    for _ in 1...5 where try reach(console, in: gallery) {
      gallery.takeKeyboard()
      let (range, key) = failure == 0 ? ("Nothing", Accessibility.Key.home) : ("Everything", .end)
      guard try choose(range, in: "Break", [key], gallery) else { continue }
      guard failure > 0 else { return }
      guard try choose(name, in: "Failure", kinds, gallery) else { continue }
      failures.insert(name)
      return
    }
    complaints.append("Nothing can be chosen in the console.")
  }

  /// Moves to an option of a picker by keys; returns whether the picker says the option then.
  private func choose(
    _ option: String, in name: String, _ keys: [Accessibility.Key], _ gallery: GalleryWindow
  ) throws -> Bool {
    guard let picker = gallery.pickers.first(where: { $0.name == name }),
      try gallery.focus(picker)
    else { return false }
    for key in [.return] + keys + [.return] { Accessibility.press(key) }
    return try gallery.becomesTrue(within: 5) {
      gallery.pickers.first { $0.name == name }?.hint == option
    }
  }

  /// Chooses a screen; what is over the window, also what appears late, is closed by presses.
  private func reach(_ screen: Screen, in gallery: GalleryWindow) throws -> Bool {
    for _ in 1...60 {
      if gallery.windows.count > 1 {
        try press(gallery, on: screen)
      } else if gallery.row(screen.title)?.has(ATSPI_STATE_SELECTED) == true {
        return true
      } else {
        gallery.selectIfPossible(screen.title)
        _ = try gallery.becomesTrue(within: 2) {
          gallery.row(screen.title)?.has(ATSPI_STATE_SELECTED) == true || gallery.windows.count > 1
        }
      }
    }
    return false
  }

  /// Presses one control of the topmost window, and waits for an answer.
  private func press(_ gallery: GalleryWindow, on screen: Screen) throws {
    // What the last press has caused must not count as an answer to this one.
    var before = Accessibility.effectCount
    for _ in 1...20 {
      let known = before
      guard try gallery.becomesTrue(within: 0.1, { Accessibility.effectCount != known }) else {
        break
      }
      before = Accessibility.effectCount
    }
    guard let control = gallery.pressable.randomElement(using: &generator) else {
      return Accessibility.press(.escape)
    }
    let name = "\(control.role.name) “\(control.name)” on \(screen.title)"
    presses.append(name)
    guard control.press() else {
      if control.isLaidOut { complaints.append("\(name) can’t be pressed") }
      return
    }
    if try !gallery.becomesTrue(within: 2, { Accessibility.effectCount != before }) {
      complaints.append("\(name) doesn’t answer")
    }
  }
}

extension GalleryWindow {
  /// The controls of the topmost window that can be pressed, except those that end the Gallery, or
  /// that still say the answer to the last press.
  fileprivate var pressable: [AccessibleElement] {
    // Read once: a sheet that closes meanwhile must not make the window's own buttons pressable.
    let windows = windows
    guard let topmost = windows.last else { return [] }
    let ofWindow = windows.count == 1 ? ["Close", "Minimize", "Maximize"] : []
    return (topmost.all(.button) + topmost.all(.toggle)).filter {
      $0.isLaidOut && $0.has(ATSPI_STATE_SENSITIVE) && !["Copied", "Crash"].contains($0.title)
        && !($0.title == nil && ofWindow.contains($0.name))
    }
  }
}
