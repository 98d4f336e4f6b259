public import Foundation

/// Notifications for assistive technology, beyond the contents of the screen.
public enum AccessibilityNotification: Sendable {
  /// A text for assistive technology to speak.
  public struct Announcement: Sendable {
    /// Passes a text to assistive technology; set by the renderer, and a no-op without one.
    @_spi(Rendering) @MainActor public static var publish: @MainActor (String) -> Void = { _ in }

    private let text: String

    /// Creates an announcement of a text.
    public init(_ announcement: String) {
      text = announcement
    }

    /// Creates an announcement of a text with attributes, such as its priority.
    public init(_ announcement: AttributedString) {
      text = String(announcement.characters)
    }

    /// Posts the announcement.
    public func post() {
      Task { @MainActor in Self.publish(text) }
    }
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
