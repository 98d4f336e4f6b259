import Testing
@_spi(Rendering) import UserNotifications

@Suite struct PermissionTests {
  @Test func `a request before the app has asked for permission throws`() async throws {
    let center = UNUserNotificationCenter()
    let error = await #expect(throws: UNError.self) { try await center.add("early") }
    #expect(error?.code == .notificationsNotAllowed)
    #expect(await center.identifiers == [])
  }

  @Test func `asking for permission grants it`() async throws {
    let center = UNUserNotificationCenter()
    #expect(try await center.requestAuthorization(options: .alert))
    try await center.add("allowed")
    #expect(await center.identifiers == ["allowed"])
  }

  @Test func `a refused permission isn't granted later`() async throws {
    let center = UNUserNotificationCenter()
    center.refuseAuthorization()
    #expect(try await center.requestAuthorization(options: .alert) == false)
    await #expect(throws: UNError.self) { try await center.add("refused") }
  }

  @Test func `refusing the permission later keeps the delivered notifications`() async throws {
    let center = try await UNUserNotificationCenter.permitted()
    try await center.add("first")
    center.refuseAuthorization()
    await #expect(throws: UNError.self) { try await center.add("second") }
    #expect(await center.identifiers == ["first"])
  }

  @Test func `the error matches its code, and has the domain of the center`() {
    let error: any Error = UNError(.notificationsNotAllowed)
    do {
      throw error
    } catch UNError.notificationsNotAllowed {
      #expect((error as NSError).domain == UNErrorDomain)
      #expect((error as NSError).code == 1)
    } catch {
      Issue.record("\(error) is not the code's.")
    }
  }
}
