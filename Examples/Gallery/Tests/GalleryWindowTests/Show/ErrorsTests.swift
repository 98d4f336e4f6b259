import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct ErrorsTests {
    @Test func `the view and the alert show the same title and message`() throws {
      try GalleryWindow.open("Errors") { gallery in
        let texts = try gallery.waitForErrorTexts { $0.first == "Can’t connect to the server" }
        try gallery.press("Show Alert")
        let alert = try gallery.waitForAlert(texts[0])
        #expect(alert.tellsWhatHappened)
        #expect(alert.message == texts[1])
        try gallery.press("OK")
        try gallery.waitUntilAlone()
        try gallery.wait(for: "Last choice", toBe: "OK")
      }
    }

    @Test func `the texts for developers and for reports begin with the support code`() throws {
      try GalleryWindow.open("Errors") { gallery in
        let code = try gallery.wait(for: "the code") { gallery.value(of: "Support code") }
        for title in ["For Developers", "For a Bug Report"] {
          let list = gallery.topmost?.first(.list) { $0.name == title }
          #expect(list?.texts.first?.hasPrefix(code) == true)
        }
      }
    }

    @Test func `shows the selected language and error, without a mouse`() throws {
      try GalleryWindow.open("Errors") { gallery in
        _ = try gallery.waitForErrorTexts { !$0.isEmpty }
        try gallery.choose("Vietnamese – Tiếng Việt", in: "Language", with: [.end])
        _ = try gallery.waitForErrorTexts { $0[0] == "Không thể kết nối với máy chủ" }
        Accessibility.press(.down)
        try gallery.choose("The App’s Own", in: "Kind", with: [.end])
        let texts = try gallery.waitForErrorTexts { $0[0] == "The library is full" }
        try gallery.press("Show Alert")
        #expect(try gallery.waitForAlert(texts[0]).message == texts[1])
        try gallery.press("OK")
        try gallery.waitUntilAlone()
      }
    }

    @Test func `Arabic is right-to-left, and the text for developers stays left-to-right`() throws {
      try GalleryWindow.open("Errors") { gallery in
        _ = try gallery.waitForErrorTexts { !$0.isEmpty }
        #expect(try gallery.readsFromRightToLeft() == false)
        let code = gallery.place(ofFirstTextIn: "For Developers")
        try gallery.choose("Arabic – العربية", in: "Language", with: [.home])
        _ = try gallery.waitForErrorTexts { $0[0] == "تعذّر الاتصال بالخادم" }
        try gallery.wait(until: "the screen is mirrored") {
          (try? gallery.readsFromRightToLeft()) == true
        }
        #expect(gallery.place(ofFirstTextIn: "For Developers") == code)
        try gallery.press("Show Alert")
        _ = try gallery.waitForAlert("تعذّر الاتصال بالخادم")
        try gallery.press("موافق")
        try gallery.waitUntilAlone()
      }
    }
  }
}

extension GalleryWindow {
  /// Waits until the view's texts, title first and message second, satisfy a condition.
  fileprivate func waitForErrorTexts(_ isRight: ([String]) -> Bool) throws -> [String] {
    try wait(for: "the error in a view") {
      let list = topmost?.first(.list) { $0.name == "In a View" }
      return list.map(\.texts).flatMap { $0.count > 2 && isRight($0) ? $0 : nil }
    }
  }

  /// Returns whether the title of a row is to the right of the row's value.
  fileprivate func readsFromRightToLeft() throws -> Bool {
    let places = row("Support code")?.all(.label).map(\.frame.x) ?? []
    guard let title = places.first, let value = places.last, places.count == 2 else {
      throw GalleryFailure.notThere("the support code", outline: topmost?.outline() ?? "")
    }
    return title > value
  }

  fileprivate func place(ofFirstTextIn list: String) -> Int32? {
    topmost?.first(.list) { $0.name == list }?.first(.label) { _ in true }?.frame.x
  }
}
