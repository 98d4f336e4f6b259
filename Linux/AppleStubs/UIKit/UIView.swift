public import Foundation

#if !os(watchOS)
  /// An object that manages the content of an area on the screen.
  @MainActor
  open class UIView: UIResponder {
    /// The parts of a view's frame that change with the superview's size.
    public struct AutoresizingMask: OptionSet, Sendable {
      /// The bits of the parts.
      public let rawValue: UInt

      /// Creates a mask.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// The width.
      public static var flexibleWidth: UIView.AutoresizingMask { AutoresizingMask(rawValue: 2) }
      /// The height.
      public static var flexibleHeight: UIView.AutoresizingMask { AutoresizingMask(rawValue: 16) }
    }

    /// The rectangle in the coordinates of the superview.
    open var frame: CGRect

    /// The rectangle in the view's own coordinates.
    open var bounds: CGRect

    /// The parts of the frame that change with the superview's size.
    open var autoresizingMask: UIView.AutoresizingMask = []

    /// The background; nil is transparent.
    open var backgroundColor: UIColor?

    /// The color of the controls.
    open var tintColor: UIColor!

    /// Whether the view is hidden.
    open var isHidden = false

    /// Whether the view receives touches.
    open var isUserInteractionEnabled = true

    /// The appearance that the view and its subviews have.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle

    /// Creates a view with a frame.
    public init(frame: CGRect) {
      self.frame = frame
      bounds = frame
      overrideUserInterfaceStyle = .unspecified
    }

    /// Creates a view from an archive.
    public required init?(coder: NSCoder) { nil }

    /// The window that contains the view; nil outside a window.
    open var window: UIWindow? { nil }

    /// The view that contains this one.
    open var superview: UIView? { nil }

    /// The views in this one.
    open var subviews: [UIView] { [] }

    /// Responds to the view's addition to a window, or removal from it.
    open func didMoveToWindow() {}

    /// Adds a view above its siblings.
    open func addSubview(_ view: UIView) {}

    /// Removes the view from its superview.
    open func removeFromSuperview() {}

    /// Called after a view was added.
    open func didAddSubview(_ subview: UIView) {}

    /// Responds to the coming removal of a subview.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Returns whether the view contains a point.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

    /// Converts a rectangle to the coordinates of a view, or of the window.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  }

  /// The appearances of an interface.
  public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
  }

  /// A color.
  open class UIColor: NSObject {
    /// The color without opacity.
    open class var clear: UIColor { UIColor() }
  }

  /// A window of an app.
  @MainActor
  open class UIWindow: UIView {
    /// The position of a window among others.
    public struct Level: RawRepresentable, Hashable, Sendable {
      /// The position.
      public let rawValue: CGFloat

      /// Creates a level.
      public init(rawValue: CGFloat) { self.rawValue = rawValue }
    }

    /// Creates a window in a scene.
    public init(windowScene: UIWindowScene) {
      windowLevel = Level(rawValue: 0)
      super.init(frame: .zero)
    }

    /// Creates a window with a frame; deprecated since iOS 26.
    public override init(frame: CGRect) {
      windowLevel = Level(rawValue: 0)
      super.init(frame: frame)
    }

    /// Creates a window from an archive; deprecated since iOS 26.
    public required init?(coder: NSCoder) { nil }

    /// The controller of the window's content.
    open var rootViewController: UIViewController?

    /// The scene that contains the window.
    open weak var windowScene: UIWindowScene?

    /// The position among the windows of the scene.
    open var windowLevel: UIWindow.Level

    /// Whether the window receives the events of the keyboard.
    open var isKeyWindow: Bool { false }

    /// Whether the window can become the key window.
    open var canBecomeKey: Bool { true }

    /// Makes the window the key window.
    open func makeKey() {}

    /// Shows the window, and makes it the key window.
    open func makeKeyAndVisible() {}
  }
#endif
