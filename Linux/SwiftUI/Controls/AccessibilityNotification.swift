public import Foundation

/// Notifications for assistive technology, beyond the contents of the screen.
public enum AccessibilityNotification: Sendable {
  /// A text for assistive technology to speak.
  public struct Announcement: Sendable {
    /// Creates an announcement of a text.
    public init(_ announcement: String) {}

    /// Creates an announcement of a text with attributes, such as its priority.
    public init(_ announcement: AttributedString) {}

    /// Posts the announcement; in the stand-in, a no-op.
    public func post() {}
  }
}

extension AttributeScopes {
  /// The attributes for assistive technology.
  public struct AccessibilityAttributes: AttributeScope {
    /// The urgency of an announcement.
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

    /// The attribute for the urgency of an announcement.
    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      /// The urgency of an announcement.
      public enum AnnouncementPriority: Hashable, Sendable {
        case `default`, low, high
      }

      /// The type of the value.
      public typealias Value = AnnouncementPriority

      /// The name of the attribute.
      public static let name = "Accessibility.SpeechAnnouncementPriority"
    }
  }
}

extension AttributeDynamicLookup {
  /// Returns an attribute for assistive technology.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T { self[T.self] }
}
