import Testing

extension AdwaitaTests {
  /// The requests of an app, as a notification server receives them.
  @MainActor
  @Suite struct NotificationTests {
    @Test(arguments: [
      ([String](), "a < b & <i>c</i>"), (["body-markup"], "a &lt; b &amp; &lt;i&gt;c&lt;/i&gt;"),
    ])
    func `the body is escaped for a server that reads markup`(
      capabilities: [String], body: String
    ) async throws {
      let server = try TestNotificationServer(capabilities: capabilities)
      let app = try NotificationApp()
      app.command("add x 1 a < b & <i>c</i>")
      try await wait { !server.requests.isEmpty }
      let notification = try #require(server.shown.first)
      #expect(notification.title == "The count")
      #expect(notification.body == body)
      #expect(notification.replaced == 0)
      #expect(notification.actions.first == "default")
      #expect(notification.actions.last == "Try Again")
    }

    @Test func `the urgency follows the interruption level`() async throws {
      let server = try TestNotificationServer()
      let app = try NotificationApp()
      for level in 0...3 { app.command("add \(level) \(level) Body") }
      try await wait { server.shown.count == 4 }
      #expect(server.shown.map(\.urgency) == [0, 1, 1, 2])
    }

    @Test func `a notification removed before the server's reply is closed`() async throws {
      let server = try TestNotificationServer()
      let app = try NotificationApp()
      server.delayReplies()
      app.command("add x 1 Body")
      app.command("remove x")
      try await wait { app.lines == ["x", ""] }
      server.sendReplies()
      try await wait { server.requests.last == .close(id: 1) }
    }

    @Test func `a notification replaced before the server's reply stays one`() async throws {
      let server = try TestNotificationServer()
      let app = try NotificationApp()
      server.delayReplies()
      app.command("add x 1 First")
      app.command("add x 1 Second")
      try await wait { app.lines == ["x", "x"] }
      server.sendReplies()
      try await wait { server.shown.count == 2 }
      #expect(server.shown.map(\.replaced) == [0, 1])
      #expect(server.shown.map(\.body) == ["First", "Second"])
    }

    @Test func `the app's notifications are closed when it quits`() async throws {
      let server = try TestNotificationServer()
      let app = try NotificationApp()
      app.command("add x 1 Body")
      app.command("add y 1 Body")
      try await wait { server.shown.count == 2 }
      app.quit()
      try await wait { app.hasQuit && server.requests.count == 4 }
      #expect(server.requests.contains(.close(id: 1)))
      #expect(server.requests.contains(.close(id: 2)))
    }

    @Test func `an action of the notification reaches the app's delegate once`() async throws {
      let server = try TestNotificationServer()
      let app = try NotificationApp()
      app.command("add x 1 Body")
      try await wait { !server.shown.isEmpty }
      let action = try #require(server.shown.first?.actions.dropLast().last)
      server.invoke(action, of: 1)
      try await wait { app.lines.count == 2 }
      server.invoke(action, of: 1)
      app.command("remove x")
      try await wait { app.lines.count == 3 }
      #expect(app.lines == ["x", "x: it's “retry”", ""])
    }

    @Test func `the default action reaches the app's delegate`() async throws {
      let server = try TestNotificationServer()
      let app = try NotificationApp()
      app.command("add x 1 Body")
      try await wait { !server.shown.isEmpty }
      server.invoke("default", of: 1)
      try await wait { app.lines.count == 2 }
      #expect(app.lines == ["x", "x: com.apple.UNNotificationDefaultActionIdentifier"])
    }

    @Test func `without a session bus, notifications are kept in the process`() async throws {
      let app = try NotificationApp(
        environment: ["DBUS_SESSION_BUS_ADDRESS": "disabled:", "GTK_A11Y": "none"])
      app.command("add x 1 Body")
      app.command("add y 1 Body")
      app.command("remove x")
      app.quit()
      try await wait { app.hasQuit && app.lines.count == 3 }
      #expect(app.lines == ["x", "x y", "y"])
    }
  }
}

extension TestNotificationServer {
  fileprivate var shown: [Notification] {
    requests.compactMap { if case .show(let notification) = $0 { notification } else { nil } }
  }
}
