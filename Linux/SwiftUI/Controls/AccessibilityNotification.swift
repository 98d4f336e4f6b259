/// What assistive technology is told beside what it finds on the screen.
public enum AccessibilityNotification: Sendable {
  /// A text that it says.
  public struct Announcement: Sendable {
    /// Makes an announcement of a text.
    public init(_ announcement: String) {}

    /// Says the text; here, there is nothing that would.
    public func post() {}
  }
}
