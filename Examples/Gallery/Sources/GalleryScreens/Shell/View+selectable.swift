import SwiftUI

extension View {
  /// Makes the texts selectable, except on tvOS and watchOS, which don't support selection.
  nonisolated func selectable() -> some View {
    #if os(tvOS) || os(watchOS)
      self
    #else
      textSelection(.enabled)
    #endif
  }
}
