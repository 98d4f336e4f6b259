package import SwiftUI

extension View {
  /// Lets developers select and copy the texts inside, except on tvOS and watchOS.
  nonisolated package func selectable() -> some View {
    #if os(tvOS) || os(watchOS)
      self
    #else
      textSelection(.enabled)
    #endif
  }
}
