import SwiftUI

extension View {
  /// Lets a person select the texts inside, except on televisions and watches, which cannot.
  nonisolated func selectable() -> some View {
    #if os(tvOS) || os(watchOS)
      self
    #else
      textSelection(.enabled)
    #endif
  }
}
