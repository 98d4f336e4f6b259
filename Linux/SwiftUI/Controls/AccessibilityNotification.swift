/// Notifications for assistive technology, beyond the contents of the screen.
public enum AccessibilityNotification: Sendable {
  /// A text for assistive technology to speak.
  public struct Announcement: Sendable {
    /// Creates an announcement of a text.
    public init(_ announcement: String) {}

    /// Posts the announcement; in the stand-in, a no-op.
    public func post() {}
  }
}
