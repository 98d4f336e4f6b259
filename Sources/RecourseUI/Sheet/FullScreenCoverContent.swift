public import SwiftUI

/// The content of a full-screen cover.
public struct FullScreenCoverContent: Sendable {
  /// The closure that creates the view.
  public let view: @MainActor @Sendable () -> AnyView

  /// Creates the content of a full-screen cover.
  ///
  /// - Parameter content: Creates the view, and may be called more than once.
  public init<Content: View>(
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    view = { AnyView(content()) }
  }
}
