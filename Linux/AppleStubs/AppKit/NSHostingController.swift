public import SwiftUI

/// A controller of a view of SwiftUI.
///
/// Apple declares it in SwiftUI. It stands here, so that the stand-in needs no AppKit.
@MainActor @preconcurrency
open class NSHostingController<Content: View>: NSViewController {
  /// Creates a controller of a view.
  @MainActor @preconcurrency
  public init(rootView: Content) { stub() }
}
