public import SwiftUI

/// A view to show in a sheet.
public struct SheetContent: Sendable {
  /// Makes the view.
  public let view: @MainActor @Sendable () -> AnyView

  /// Creates the content of a sheet.
  ///
  /// - Parameter content: Makes the view whenever it is needed.
  public init<Content: View>(
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    view = { AnyView(content()) }
  }
}
