import SwiftUI

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if !os(tvOS) && !os(watchOS)
  /// The system's clipboard.
  @MainActor
  enum Clipboard {
    /// Replaces what was copied last.
    static func set(_ text: String) {
      #if canImport(UIKit)
        UIPasteboard.general.string = text
      #else
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString(text, forType: .string)
      #endif
    }
  }
#endif
