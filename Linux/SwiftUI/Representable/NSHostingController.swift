#if canImport(AppKit)
  public import AppKit

  /// A controller of a view of SwiftUI's.
  @MainActor
  @preconcurrency
  open class NSHostingController<Content: View>: NSViewController {
    /// The view.
    public var rootView: Content

    /// Creates a controller of a view.
    public init(rootView: Content) {
      self.rootView = rootView
      super.init()
    }
  }

  /// A view of AppKit's with a view of SwiftUI's in it.
  @MainActor
  @preconcurrency
  open class NSHostingView<Content: View>: NSView {
    /// The view.
    public var rootView: Content

    /// Creates a view with one of SwiftUI's.
    public required init(rootView: Content) {
      self.rootView = rootView
      super.init(frame: .zero)
    }
  }
#endif
