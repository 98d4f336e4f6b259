/// Processes a person's responses to the app's notifications.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  #if !os(tvOS)
    /// Processes a response. The default implementation has no effect.
    ///
    /// The `async` form of Apple's SDK is left out: its completion handler is called off the main
    /// thread unless the method belongs to the main actor, and then UIKit ends the process.
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping @Sendable () -> Void)
  #endif
}

#if !os(tvOS)
  extension UNUserNotificationCenterDelegate {
    /// Ignores the response.
    public func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
      completionHandler()
    }
  }
#endif
