public import SwiftUI

/// A view to show over the whole screen.
public struct FullScreenCoverContent: Sendable {
  /// Makes the view.
  public let view: @MainActor @Sendable () -> AnyView

  /// Creates the content of a full-screen cover.
  ///
  /// - Parameter content: Makes the view whenever it is needed.
  public init<Content: View>(
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    view = { AnyView(content()) }
  }
}
