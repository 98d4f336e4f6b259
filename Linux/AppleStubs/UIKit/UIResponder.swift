public import Foundation

#if !os(watchOS)
  /// An object that responds to events.
  @MainActor
  open class UIResponder: NSObject {}

  /// An object that manages an area on the screen.
  @MainActor
  open class UIView: UIResponder {
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
  }
#endif
