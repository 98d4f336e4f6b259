package import SwiftUI

/// The content of a sheet or a cover.
public struct SheetContent: Sendable {
  /// The closure that creates the view.
  package let view: @MainActor @Sendable () -> AnyView

  /// Creates the content.
  ///
  /// - Parameter content: Creates the view, and may be called more than once.
  package init<Content: View>(
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    view = { AnyView(content()) }
  }
}
