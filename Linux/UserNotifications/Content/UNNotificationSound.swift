#if !os(tvOS)
  /// A sound that the system plays when it delivers a notification.
  public final class UNNotificationSound: NSObject {
    /// The system's default sound.
    public class var `default`: UNNotificationSound { UNNotificationSound() }

    override init() {}

    /// Returns whether another object is a sound too, because all sounds are the default sound.
    public override func isEqual(_ object: Any?) -> Bool {
      object is UNNotificationSound
    }

    /// The same value for all sounds.
    public override var hash: Int { 0 }
  }
#endif
