import SwiftUI

/// Modifiers that tvOS and watchOS lack, and where they do nothing.
extension View {
  /// Lets developers select and copy the texts inside.
  nonisolated func selectable() -> some View {
    #if os(tvOS) || os(watchOS)
      self
    #else
      textSelection(.enabled)
    #endif
  }

  /// Makes the Escape key press the button.
  nonisolated func pressedByEscape() -> some View {
    #if os(tvOS) || os(watchOS)
      self
    #else
      keyboardShortcut(.cancelAction)
    #endif
  }
}
