#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import Foundation

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

    /// Creates a controller from an archive.
    public required init?(coder: NSCoder) { nil }
  }

  /// An AppKit view that hosts a SwiftUI view.
  @MainActor
  @preconcurrency
  open class NSHostingView<Content: View>: NSView {
    /// The hosted view.
    public var rootView: Content

    /// The constraints that the view derives from the size of its content.
    public var sizingOptions: NSHostingSizingOptions = []

    /// Creates a view that hosts a SwiftUI view.
    public required init(rootView: Content) {
      self.rootView = rootView
      super.init(frame: .zero)
    }

    /// Creates a view from an archive.
    public required init?(coder: NSCoder) { nil }
  }

  /// The constraints that a hosting view derives from the size of its content.
  public struct NSHostingSizingOptions: OptionSet, Sendable {
    /// The bits of the constraints.
    public let rawValue: Int

    /// Creates a set.
    public init(rawValue: Int) { self.rawValue = rawValue }
  }
#endif
