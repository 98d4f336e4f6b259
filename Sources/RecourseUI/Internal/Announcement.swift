import Foundation
import SwiftUI

/// A text for assistive technology to speak.
package struct Announcement: Sendable {
  /// The urgency of an announcement.
  package enum Priority: Sendable {
    /// The text is spoken after everything else.
    case low
    /// The text interrupts other speech, and can be interrupted.
    case standard
    /// The text interrupts other speech, and is spoken to its end.
    case high
  }

  /// The text.
  package let text: String
  /// The urgency.
  package let priority: Priority

  init(_ title: String, _ message: String? = nil, priority: Priority) {
    // The line break makes VoiceOver pause in every language.
    text = [title, message].compactMap(\.self).joined(separator: "\n")
    self.priority = priority
  }

  func post() {
    var text = AttributedString(text)
    switch priority {
    case .low: text.accessibilitySpeechAnnouncementPriority = .low
    case .standard: text.accessibilitySpeechAnnouncementPriority = .default
    case .high: text.accessibilitySpeechAnnouncementPriority = .high
    }
    AccessibilityNotification.Announcement(text).post()
  }
}

extension EnvironmentValues {
  /// The action that makes assistive technology speak a text, wherever its focus is.
  @Entry package var announce: @MainActor (Announcement) -> Void = { $0.post() }
}
