public import Foundation

#if !os(watchOS)
  /// An object that responds to events.
  @MainActor
  open class UIResponder: NSObject {
    /// The next responder in the chain; nil at the end.
    open var next: UIResponder? { nil }
  }

  /// An object that manages the content of an area on the screen.
  @MainActor
  open class UIView: UIResponder {
    /// Creates a view with a frame.
    public init(frame: CGRect) {}

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
  }

  /// A window of an app.
  @MainActor
  open class UIWindow: UIView {
    /// The controller of the window's content.
    open var rootViewController: UIViewController?

    /// The scene that contains the window.
    open weak var windowScene: UIWindowScene?
  }

  /// One instance of an app's user interface.
  @MainActor
  open class UIScene: UIResponder {
    /// The state of a scene.
    public enum ActivationState: Int, Sendable {
      /// The scene is not connected.
      case unattached = -1
      /// The scene is on screen and receives events.
      case foregroundActive
      /// The scene is on screen and receives no events.
      case foregroundInactive
      /// The scene is off screen.
      case background
    }

    /// The state of the scene.
    open var activationState: ActivationState { .unattached }
  }

  /// A scene that manages windows.
  @MainActor
  open class UIWindowScene: UIScene {}
#endif
