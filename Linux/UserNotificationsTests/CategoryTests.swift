import Testing
@_spi(Rendering) import UserNotifications

@Suite struct CategoryTests {
  @Test func `the center returns the categories that were registered last`() async {
    let center = UNUserNotificationCenter()
    let other = UNNotificationCategory(identifier: "other", actions: [], intentIdentifiers: ["i"])
    center.setNotificationCategories([other])
    #expect(await center.notificationCategories() == [other])
    center.setNotificationCategories([.upload()])
    #expect(await center.notificationCategories() == [.upload()])
  }

  @Test func `a category has the actions and options that it was created with`() throws {
    let category = UNNotificationCategory.upload(options: .customDismissAction)
    #expect(category.identifier == "upload")
    #expect(category.options == .customDismissAction)
    #expect(category.actions.map(\.identifier) == ["retry", "show"])
    #expect(category.actions.map(\.title) == ["Try Again", "Show"])
    #expect(category.actions.map(\.options) == [[], .foreground])
  }

  @Test func `categories and actions are equal by their values`() {
    #expect(UNNotificationCategory.upload() == .upload())
    #expect(UNNotificationCategory.upload() != .upload(options: .customDismissAction))
    let actions = ["Retry", "Retry", "Again"].map {
      UNNotificationAction(identifier: "retry", title: $0)
    }
    #expect(Set(actions).count == 2)
    #expect(actions[0] == actions[1])
    #expect(actions[0] != actions[2])
  }
}
