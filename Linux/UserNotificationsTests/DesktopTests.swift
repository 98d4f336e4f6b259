import Testing
@_spi(Rendering) import UserNotifications

@Suite struct DesktopTests {
  @Test func `a desktop shows a notification with the buttons of its category`() async throws {
    let center = try await UNUserNotificationCenter.permitted()
    let desktop = RecordingDesktop(of: center)
    try await center.add("1", title: "The upload failed", category: "upload")
    let notification = try #require(desktop.shown.first)
    #expect(notification.identifier == "1")
    #expect(notification.title == "The upload failed")
    #expect(notification.interruptionLevel == .active)
    #expect(notification.buttons.map(\.identifier) == ["retry", "show"])
    #expect(notification.buttons.map(\.title) == ["Try Again", "Show"])
    #expect(notification.buttons.map(\.opensApp) == [false, true])
  }

  @Test func `a notification without a registered category has no buttons`() async throws {
    let center = try await UNUserNotificationCenter.permitted()
    let desktop = RecordingDesktop(of: center)
    try await center.add("1", category: "unknown")
    try await center.add("2")
    #expect(desktop.shown.map(\.buttons) == [[], []])
  }

  @Test func `the desktop withdraws removed notifications alone`() async throws {
    let center = try await UNUserNotificationCenter.permitted()
    try await center.add("1")
    let desktop = RecordingDesktop(of: center)
    center.removeDeliveredNotifications(withIdentifiers: ["unknown", "1"])
    #expect(desktop.changes.dropFirst() == [.withdraw("1")])
    #expect(await center.identifiers == [])
  }

  @Test func `a response withdraws the notification from the desktop`() async throws {
    let center = try await UNUserNotificationCenter.permitted()
    try await center.add("1")
    let desktop = RecordingDesktop(of: center)
    await center.respond(to: "1")
    await center.respond(to: "1")
    #expect(desktop.changes.filter { $0 == .withdraw("1") }.count == 1)
  }

  @Test func `a desktop that connects late shows the delivered notifications`() async throws {
    let center = try await UNUserNotificationCenter.permitted()
    try await center.add("1")
    try await center.add("2")
    let desktop = RecordingDesktop(of: center)
    #expect(desktop.shown.map(\.identifier) == ["1", "2"])
  }

  @Test func `a rejected request is not shown`() async throws {
    let center = UNUserNotificationCenter()
    let desktop = RecordingDesktop(of: center)
    await #expect(throws: UNError.self) { try await center.add("1") }
    #expect(desktop.changes == [])
  }
}
