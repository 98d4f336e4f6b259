import SwiftUI

#if !os(tvOS) && !os(watchOS)
  /// The system's clipboard.
  @MainActor
  enum Clipboard {
    /// Replaces what was copied last.
    static func set(_ text: String) {
      #if os(iOS) || os(visionOS)
        UIPasteboard.general.string = text
      #else
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString(text, forType: .string)
      #endif
    }
  }
#endif
