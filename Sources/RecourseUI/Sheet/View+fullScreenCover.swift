public import Recourse
public import SwiftUI

extension View {
  /// Shows the full-screen covers of a context, one after the other.
  ///
  /// The Mac has no full-screen covers; a sheet stands in there.
  ///
  /// ```swift
  /// Button("Play") { cover.present { Player() } }
  ///   .fullScreenCover(cover)
  /// ```
  ///
  /// - Parameter context: What to show. When several views show the same context, the one that
  ///   appeared last does.
  /// - Returns: The view, with the context's cover over it.
  public func fullScreenCover(_ context: FullScreenCoverContext) -> some View {
    modifier(FullScreenCoverModifier(context: context))
  }
}
