@_spi(Rendering)
extension UNUserNotificationCenter {
  /// Connects a desktop, in place of one that was connected before.
  ///
  /// - Parameter publish: Receives each change on the thread that causes it, in the order of the
  ///   changes and beginning with the delivered notifications. It must not call the center.
  public func connectDesktop(_ publish: @escaping @Sendable (DesktopChange) -> Void) {
    storage.withLock { storage in
      storage.publish = publish
      for notification in storage.state.delivered {
        publish(storage.state.showing(notification))
      }
    }
  }

  /// Refuses the permission to show notifications, as a person does in the system's settings.
  public func refuseAuthorization() {
    storage.withLock { $0.state.refusePermission() }
  }

  #if !os(tvOS)
    /// Responds to a notification in a person’s place, and waits for the delegate.
    ///
    /// The notification is removed. A response to a notification that is no longer delivered, or
    /// with an action that its category doesn't have, has no effect.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the notification.
    ///   - action: The identifier of an action. The default opens the app.
    nonisolated(nonsending) public func respond(
      to identifier: String, with action: String = UNNotificationDefaultActionIdentifier
    ) async {
      let answered = storage.withLock { storage in
        let answered = storage.state.respond(to: identifier, with: action)
        if answered != nil { storage.publish(.withdraw(identifier)) }
        return answered
      }
      guard let answered, answered.isForDelegate, let delegate else { return }
      let response = UNNotificationResponse(answered.notification, actionIdentifier: action)
      await withCheckedContinuation { continuation in
        delegate.userNotificationCenter(self, didReceive: response) { continuation.resume() }
      }
    }
  #endif
}
