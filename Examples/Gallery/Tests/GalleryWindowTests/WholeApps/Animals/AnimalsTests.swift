import CAtspi
import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct AnimalsTests {
    @Test func `a failure is presented once, and not again when its state is revisited`() throws {
      try GalleryWindow.open("Animals") { gallery in
        try gallery.go(
          to: "An unknown animal", in: "Scenario",
          with: [.home, .down, .down, .down, .down])
        try gallery.press("Fetch")
        let alert = try gallery.waitForAlert("This animal is unknown")
        #expect(alert.tellsWhatHappened)
        #expect(alert.buttons == ["OK"])
        try gallery.press("OK")
        try gallery.waitUntilAlone()
        try gallery.waitForText("3. errorSeen")
        try gallery.press("2. failed.unknownAnimal")
        try gallery.wait(for: "Shown", toBe: "Action 2 of 3")
        try gallery.press("Back")
        try gallery.waitForText("Fetching an animal…")
        #expect(gallery.windows.count == 1)
        try gallery.press("Newest")
        try gallery.wait(for: "Shown", toBe: "The present")
        #expect(gallery.windows.count == 1)
      }
    }

    @Test func `retries automatically until there is an animal`() throws {
      try GalleryWindow.open("Animals", within: 240) { gallery in
        try gallery.go(to: "Fails twice, then works", in: "Scenario", with: [.home, .down])
        try gallery.press("Fetch")
        try gallery.waitForText("Okapi")
        // The progress text may be gone before a busy machine can look.
        try gallery.press("3. retrying")
        try gallery.waitForText("Trying again, 3 of 3")
        #expect(gallery.windows.count == 1)
      }
    }

    @Test func `a cancelled fetch presents nothing`() throws {
      try GalleryWindow.open("Animals") { gallery in
        try gallery.go(to: "A delay of 5 seconds", in: "Scenario", with: [.end])
        try gallery.press("Fetch")
        try gallery.waitForText("Fetching an animal…")
        try gallery.press("Cancel")
        try gallery.wait(until: "there is no progress") {
          !gallery.texts.contains("Fetching an animal…")
        }
        try gallery.waitForText("2. cancel")
        #expect(gallery.texts.contains("No Animal Yet"))
      }
    }

    @Test func `fails and retries in Arabic`() throws {
      try GalleryWindow.open("Animals", within: 240) { gallery in
        try gallery.go(to: "Server unreachable", in: "Scenario", with: [.home, .down, .down])
        try gallery.go(to: "Arabic – العربية", in: "Language", with: [.end])
        try gallery.press("Fetch")
        let alert = try gallery.waitForAlert("تعذّر الوصول إلى الحيوانات")
        try gallery.press("إعادة المحاولة")
        let next = try gallery.waitForAlert(after: alert)
        #expect(next.title == alert.title)
        try gallery.press("إلغاء")
        try gallery.waitUntilAlone()
        #expect(gallery.texts.contains("لا حيوان بعد"))
      }
    }

    @Test func `saves the actions to a file and replays them`() throws {
      try GalleryWindow.open("Animals") { gallery in
        try gallery.press("Replay")
        try gallery.waitForText("The file can’t be found")
        try gallery.press("Fetch")
        try gallery.waitForText("Okapi")
        try gallery.press("Save")
        try gallery.press("Replay")
        try gallery.waitForText("4. fetched.okapi")
        try gallery.wait(for: "Shown", toBe: "The present")
      }
    }
  }
}

extension AccessibleElement {
  /// The focused element in this subtree; nil if there is none.
  fileprivate var focused: AccessibleElement? {
    if has(ATSPI_STATE_FOCUSED) { return self }
    for child in children {
      if let focused = child.focused { return focused }
    }
    return nil
  }
}

extension GalleryWindow {
  fileprivate var texts: [String] { topmost?.texts ?? [] }

  /// Moves the focus to a picker, and selects one of its options.
  fileprivate func go(
    to option: String, in name: String, with keys: [Accessibility.Key]
  ) throws {
    let picker = try wait(for: "the picker “\(name)”") { pickers.first { $0.name == name } }
    while !picker.has(ATSPI_STATE_FOCUSED) {
      let place = try wait(for: "the keyboard’s place") { topmost?.focused }
      Accessibility.press(.tab)
      try wait(until: "the keyboard is elsewhere") {
        topmost?.focused.map { !$0.isSame(as: place) } ?? false
      }
    }
    try choose(option, in: name, with: keys)
  }

  fileprivate func waitForText(_ text: String) throws {
    try wait(until: "there is “\(text)”") { texts.contains(text) }
  }
}
