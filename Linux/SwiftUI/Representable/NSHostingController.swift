#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  /// An AppKit view controller that hosts a SwiftUI view.
  @MainActor
  @preconcurrency
  open class NSHostingController<Content: View>: NSViewController {
    /// The hosted view.
    public var rootView: Content

    /// Creates a controller that hosts a view.
    public init(rootView: Content) {
      self.rootView = rootView
      super.init()
    }
  }

  /// An AppKit view that hosts a SwiftUI view.
  @MainActor
  @preconcurrency
  open class NSHostingView<Content: View>: NSView {
    /// The hosted view.
    public var rootView: Content

    /// Creates a view that hosts a SwiftUI view.
    public required init(rootView: Content) {
      self.rootView = rootView
      super.init(frame: .zero)
    }
  }
#endif
