public import Recourse
public import SwiftUI

extension View {
  /// Presents the full-screen covers of a context, one at a time.
  ///
  /// On macOS, which has no full-screen covers, the context presents sheets instead.
  ///
  /// ```swift
  /// @State private var cover = SheetContext()
  ///
  /// Button("Play") { cover.present { Player() } }
  ///   .fullScreenCover(cover)
  /// ```
  ///
  /// - Parameter context: The context to present. If several visible views present the same
  ///   context, the view inside the most sheets and covers presents; among those, the view that
  ///   appeared last.
  /// - Returns: A view that presents the context's covers.
  public func fullScreenCover(_ context: SheetContext) -> some View {
    presenting(context) { SheetModifier(context: context, isFullScreen: true) { $0.view() } }
  }
}
