import Testing
@_spi(Rendering) import UserNotifications

@Suite struct DeliveryTests {
  @Test func `a delivered notification has the contents of its request`() async throws {
    let center = try await UNUserNotificationCenter.permitted()
    let content = UNMutableNotificationContent()
    content.title = "The upload failed"
    content.body = "No room"
    content.categoryIdentifier = "upload"
    content.threadIdentifier = "uploads"
    content.sound = .default
    content.interruptionLevel = .timeSensitive
    content.userInfo = ["count": 3, "names": ["a", "b"], "nested": ["flag": true]]
    let before = Date()
    try await center.add(UNNotificationRequest(identifier: "1", content: content, trigger: nil))
    let notification = try #require(await center.deliveredNotifications().first)
    #expect(notification.request.identifier == "1")
    #expect(notification.request.trigger == nil)
    #expect(notification.date >= before)
    let delivered = notification.request.content
    #expect(delivered.title == "The upload failed")
    #expect(delivered.body == "No room")
    #expect(delivered.categoryIdentifier == "upload")
    #expect(delivered.threadIdentifier == "uploads")
    #expect(delivered.sound == .default)
    #expect(delivered.interruptionLevel == .timeSensitive)
    #expect(delivered.userInfo["count"] as? Int == 3)
    #expect(delivered.userInfo["names"] as? [String] == ["a", "b"])
    #expect((delivered.userInfo["nested"] as? [String: Any])?["flag"] as? Bool == true)
  }

  @Test func `new contents are empty, active and silent`() {
    let content = UNNotificationContent()
    #expect([content.title, content.body, content.categoryIdentifier] == ["", "", ""])
    #expect(content.interruptionLevel == .active)
    #expect(content.sound == nil)
    #expect(content.userInfo.isEmpty)
  }

  @Test func `changing the contents after the request was created has no effect on it`() {
    let content = UNMutableNotificationContent()
    content.title = "Before"
    let request = UNNotificationRequest(identifier: "1", content: content, trigger: nil)
    content.title = "After"
    #expect(request.content.title == "Before")
  }

  @Test func `a request replaces the delivered notification with its identifier`() async throws {
    let center = try await UNUserNotificationCenter.permitted()
    try await center.add("1", title: "First")
    try await center.add("2", title: "Second")
    try await center.add("1", title: "Third")
    let titles = await center.deliveredNotifications().map(\.request.content.title)
    #expect(titles == ["Second", "Third"])
  }

  @Test func `removing notifications leaves those with other identifiers`() async throws {
    let center = try await UNUserNotificationCenter.permitted()
    for identifier in ["1", "2", "3"] { try await center.add(identifier) }
    center.removeDeliveredNotifications(withIdentifiers: ["1", "3", "unknown"])
    #expect(await center.identifiers == ["2"])
  }

  @Test func `removing pending requests leaves the delivered notifications`() async throws {
    let center = try await UNUserNotificationCenter.permitted()
    try await center.add("1")
    center.removePendingNotificationRequests(withIdentifiers: ["1"])
    #expect(await center.identifiers == ["1"])
  }

  @Test(arguments: ["key", "value"])
  func `user info that is no property list is rejected`(part: String) async throws {
    let center = try await UNUserNotificationCenter.permitted()
    let content = UNMutableNotificationContent()
    content.userInfo = part == "key" ? [1: "one"] : ["url": URL.temporaryDirectory]
    let request = UNNotificationRequest(identifier: "1", content: content, trigger: nil)
    await #expect(throws: CocoaError.self) { try await center.add(request) }
    #expect(await center.identifiers == [])
  }

  @Test func `the app's center is one object`() {
    #expect(UNUserNotificationCenter.current() === UNUserNotificationCenter.current())
  }
}
