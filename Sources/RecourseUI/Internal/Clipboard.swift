import SwiftUI

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if !os(tvOS) && !os(watchOS)
  /// The system's general clipboard.
  @MainActor
  package enum Clipboard {
    /// Replaces the contents of the clipboard with a text.
    package static func set(_ text: String) {
      #if canImport(UIKit)
        UIPasteboard.general.string = text
      #else
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString(text, forType: .string)
      #endif
    }
  }
#endif
