public import Foundation

#if !os(watchOS)
  /// An object that responds to events.
  @MainActor
  open class UIResponder: NSObject {
    /// The next responder in the chain, nil at its end.
    open var next: UIResponder? { nil }
  }

  /// An object that manages an area on the screen.
  @MainActor
  open class UIView: UIResponder {
    /// Creates a view with a place.
    public init(frame: CGRect) {}

    /// The window that has the view, nil outside of a window.
    open var window: UIWindow? { nil }

    /// The view that has this one.
    open var superview: UIView? { nil }

    /// The views in this one.
    open var subviews: [UIView] { [] }

    /// Responds to the view's entry to a window, or to its exit.
    open func didMoveToWindow() {}

    /// Adds a view on top of the others.
    open func addSubview(_ view: UIView) {}
  }

  /// A window of an app.
  @MainActor
  open class UIWindow: UIView {
    /// The controller of the window's content.
    open var rootViewController: UIViewController?

    /// The scene that has the window.
    open weak var windowScene: UIWindowScene?
  }

  /// One instance of an app's user interface.
  @MainActor
  open class UIScene: UIResponder {
    /// The state of a scene.
    public enum ActivationState: Int, Sendable {
      /// It is not connected.
      case unattached = -1
      /// It is on screen and receives events.
      case foregroundActive
      /// It is on screen and receives no events.
      case foregroundInactive
      /// It is not on screen.
      case background
    }

    /// The state of the scene.
    open var activationState: ActivationState { .unattached }
  }

  /// A scene that manages windows.
  @MainActor
  open class UIWindowScene: UIScene {}
#endif
