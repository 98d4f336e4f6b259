/// The importance of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// The notification is added to the list, without lighting up the screen or playing a sound.
  case passive
  /// The notification is presented immediately.
  case active
  /// The notification is presented immediately, in spite of most system controls.
  case timeSensitive
  /// The notification is presented immediately, in spite of all system controls.
  case critical
}
