import SwiftUI

extension View {
  /// Adds the platform's bar material as the background.
  ///
  /// tvOS and watchOS have no bar material, and get the regular material.
  nonisolated func barBackground() -> some View {
    #if os(tvOS) || os(watchOS)
      background(.regularMaterial)
    #else
      background(.bar)
    #endif
  }
}
