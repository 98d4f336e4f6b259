package import SwiftUI

extension View {
  /// Gives a sheet's list a size, because a list has no size of its own on macOS.
  ///
  /// A watch is narrower than the minimum, so its sheet keeps the system's size.
  package func sheetSize(idealWidth: CGFloat, idealHeight: CGFloat) -> some View {
    #if os(watchOS)
      self
    #else
      frame(minWidth: 300, idealWidth: idealWidth, minHeight: 280, idealHeight: idealHeight)
    #endif
  }
}
