import Testing
@_spi(Rendering) import UserNotifications

@Suite struct ResponseTests {
  private let recorder = ResponseRecorder()

  private func center(
    options: UNNotificationCategoryOptions = []
  ) async throws -> UNUserNotificationCenter {
    let center = try await UNUserNotificationCenter.permitted(options: options)
    center.delegate = recorder
    try await center.add("1", category: "upload")
    return center
  }

  @Test func `opening the app removes the notification and waits for the delegate`() async throws {
    let center = try await center()
    await center.respond(to: "1")
    #expect(recorder.responses == ["1 \(UNNotificationDefaultActionIdentifier)"])
    #expect(await center.identifiers == [])
  }

  @Test func `an action of the category reaches the delegate`() async throws {
    let center = try await center()
    await center.respond(to: "1", with: "retry")
    #expect(recorder.responses == ["1 retry"])
  }

  @Test func `a second response to the same notification has no effect`() async throws {
    let center = try await center()
    await center.respond(to: "1", with: "retry")
    await center.respond(to: "1", with: "show")
    #expect(recorder.responses == ["1 retry"])
  }

  @Test func `an action that the category doesn't have has no effect`() async throws {
    let center = try await center()
    await center.respond(to: "1", with: "unknown")
    #expect(recorder.responses == [])
    #expect(await center.identifiers == ["1"])
  }

  @Test func `a dismissal removes the notification without the delegate`() async throws {
    let center = try await center()
    await center.respond(to: "1", with: UNNotificationDismissActionIdentifier)
    #expect(recorder.responses == [])
    #expect(await center.identifiers == [])
  }

  @Test func `a dismissal reaches the delegate if the category asks for that`() async throws {
    let center = try await center(options: .customDismissAction)
    await center.respond(to: "1", with: UNNotificationDismissActionIdentifier)
    #expect(recorder.responses == ["1 \(UNNotificationDismissActionIdentifier)"])
  }

  @Test func `the center doesn't retain its delegate`() async throws {
    let center = try await UNUserNotificationCenter.permitted()
    do {
      let recorder = ResponseRecorder()
      center.delegate = recorder
      #expect(center.delegate === recorder)
    }
    #expect(center.delegate == nil)
  }

  @Test func `a delegate without methods ignores responses`() async throws {
    final class Silent: NSObject, UNUserNotificationCenterDelegate {}
    let center = try await center()
    let silent = Silent()
    center.delegate = silent
    await center.respond(to: "1")
    #expect(await center.identifiers == [])
    #expect(center.delegate === silent)
  }
}
