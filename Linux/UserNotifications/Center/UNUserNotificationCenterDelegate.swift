/// Processes a person's responses to the app's notifications.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  #if !os(tvOS)
    /// Processes a response. The default implementation has no effect.
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
  #endif
}

#if !os(tvOS)
  extension UNUserNotificationCenterDelegate {
    /// Ignores the response.
    public func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
  }
#endif
