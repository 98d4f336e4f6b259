import SwiftUI

extension View {
  /// Puts the material of the platform's bars behind the view.
  ///
  /// Televisions and watches have no such material, and get the regular one.
  nonisolated func barBackground() -> some View {
    #if os(tvOS) || os(watchOS)
      background(.regularMaterial)
    #else
      background(.bar)
    #endif
  }
}
