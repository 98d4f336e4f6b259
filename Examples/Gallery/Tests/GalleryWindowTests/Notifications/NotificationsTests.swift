import Testing

extension GalleryWindowTests {
  /// The notifications of an app, shown by a server and answered with the mouse.
  @AccessibilityActor
  @Suite struct NotificationsTests {
    /// Opens the app, performs actions, and leaves the screen without a notification.
    private func open(_ actions: (GalleryWindow) throws -> Void) throws {
      try GalleryWindow.open(.app("NotificationApp"), within: 60) { app in
        try actions(app)
        try app.close()
        try app.waitUntilEnded()
        // The server shows a withdrawn notification for up to 5 seconds.
        #expect(app.hasNoNotification(within: 10))
      }
    }

    @Test func `a notification shows its texts unchanged, and its category’s actions`() throws {
      try open { app in
        try app.press("Fail")
        let notification = try app.waitForNotification("The upload failed")
        #expect(notification.texts == ["The upload failed", "3 < 5 files & <b>no</b> room"])
        #expect(notification.buttons.map(\.name) == ["Try Again", "Show"])
      }
    }

    @Test func `clicking a button calls the app’s delegate`() throws {
      try open { app in
        try app.press("Fail")
        _ = try app.waitForNotification("The upload failed")
        try app.clickNotification(button: "Try Again")
        try app.wait(for: "Last response", toBe: "retry 7")
      }
    }

    @Test(arguments: [nil, "Show"])
    func `opening the app from a notification brings its window to the front`(
      button: String?
    ) throws {
      try open { app in
        try GalleryWindow.open(.app("FirstApp"), within: 60) { _ in
          try app.press("Fail")
          _ = try app.waitForNotification("The upload failed")
          try app.clickNotification(button: button)
          try app.wait(for: "Last response", toBe: button == nil ? "open 7" : "show 7")
          // Both windows are in the corner of the screen, so the click reaches the one in front.
          app.click(try app.wait(for: "the button") { app.button(titled: "Fail Again") })
          _ = try app.waitForNotification("The upload failed again")
        }
      }
    }

    @Test func `a notification replaces the one with the same identifier`() throws {
      try open { app in
        try app.press("Fail")
        _ = try app.waitForNotification("The upload failed")
        try app.press("Fail Again")
        let notification = try app.waitForNotification("The upload failed again")
        #expect(app.notifications.count == 1)
        #expect(notification.buttons.map(\.name) == ["Try Again", "Show"])
      }
    }
  }
}
