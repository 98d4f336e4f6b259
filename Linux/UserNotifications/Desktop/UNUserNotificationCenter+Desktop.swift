@_spi(Rendering)
extension UNUserNotificationCenter {
  /// Connects a desktop, in place of one that was connected before.
  ///
  /// - Returns: The changes to make on the desktop, beginning with the notifications that are
  ///   already delivered.
  public func connectDesktop() -> AsyncStream<DesktopChange> {
    let (changes, desktop) = AsyncStream<DesktopChange>.makeStream()
    storage.withLock { storage in
      storage.desktop?.finish()
      storage.desktop = desktop
      for notification in storage.state.delivered {
        desktop.yield(storage.state.showing(notification))
      }
    }
    return changes
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
    @MainActor public func respond(
      to identifier: String, with action: String = UNNotificationDefaultActionIdentifier
    ) async {
      let answered = storage.withLock { storage in
        let answered = storage.state.respond(to: identifier, with: action)
        if answered != nil { storage.desktop?.yield(.withdraw(identifier)) }
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
