import SwiftUI

/// What needs a pointer or a keyboard, and isn't there on televisions and watches.
extension View {
  /// Lets a developer select the texts inside, and copy them.
  nonisolated func selectable() -> some View {
    #if os(tvOS) || os(watchOS)
      self
    #else
      textSelection(.enabled)
    #endif
  }

  /// Lets the escape key press a button.
  nonisolated func pressedByEscape() -> some View {
    #if os(tvOS) || os(watchOS)
      self
    #else
      keyboardShortcut(.cancelAction)
    #endif
  }
}
