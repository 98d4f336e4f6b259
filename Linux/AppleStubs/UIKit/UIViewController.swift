public import Foundation

#if !os(watchOS)
  /// An object that manages a hierarchy of views.
  @MainActor
  open class UIViewController: UIResponder {
    /// The view of the controller.
    open var view: UIView!

    /// The title of the controller.
    open var title: String?

    /// The controllers in this one.
    open var children: [UIViewController] { [] }

    /// Responds to the loading of the view.
    open func viewDidLoad() {}

    /// Adds a controller to this one.
    open func addChild(_ childController: UIViewController) {}

    /// Removes the controller from its parent.
    open func removeFromParent() {}

    /// Prepares the controller for a parent, or for none.
    open func willMove(toParent parent: UIViewController?) {}

    /// Informs the controller of its parent, or of none.
    open func didMove(toParent parent: UIViewController?) {}

    #if !os(tvOS)
      /// The controller that decides about the style of the status bar.
      open var childForStatusBarStyle: UIViewController? { nil }

      /// The controller that decides whether the status bar is hidden.
      open var childForStatusBarHidden: UIViewController? { nil }

      /// The controller that decides whether the home indicator hides.
      open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

      /// The controller that decides which of the system's gestures wait.
      open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

      /// The orientations of the controller.
      open var supportedInterfaceOrientations: UIInterfaceOrientationMask { [] }

      /// Whether the controller decides about the status bar although it doesn't cover the screen.
      open var modalPresentationCapturesStatusBarAppearance = false

      /// The background of the window with the controller.
      open var preferredContainerBackgroundStyle: UIContainerBackgroundStyle { .automatic }
    #endif

    /// The controller that this one, or one of its ancestors, presents.
    open var presentedViewController: UIViewController? { nil }

    /// The controller that presents this one.
    open var presentingViewController: UIViewController? { nil }

    /// The controller that contains this one.
    open var parent: UIViewController? { nil }

    /// The style in which the controller is presented.
    open var modalPresentationStyle: UIModalPresentationStyle

    /// Whether the controller is being presented.
    open var isBeingPresented: Bool { false }

    /// Whether the controller is being dismissed.
    open var isBeingDismissed: Bool { false }

    /// The object that coordinates the transition in progress.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

    /// Creates a controller with the view of a nib file.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      modalPresentationStyle = .fullScreen
    }

    /// Creates a controller from an archive.
    public required init?(coder: NSCoder) { nil }

    /// Presents a controller.
    open func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool,
      completion: (() -> Void)? = nil
    ) {}

    /// Dismisses the controller that this one presents.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
  }

  #if !os(tvOS)
    /// A set of orientations.
    public struct UIInterfaceOrientationMask: OptionSet, Sendable {
      /// The bits of the orientations.
      public let rawValue: UInt

      /// Creates a set.
      public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// The backgrounds of a window.
    public enum UIContainerBackgroundStyle: Int, Sendable {
      case automatic, glass, hidden
    }
  #endif

  /// The styles in which a controller is presented.
  public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen
    #if !os(tvOS)
      case popover
    #endif
  }

  /// A controller with a search bar, which it presents while the search is active.
  @MainActor
  open class UISearchController: UIViewController {}

  /// Runs animations alongside a transition of a controller.
  @MainActor
  public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
  {
    /// Runs animations alongside the transition.
    func animate(
      alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
  }

  extension UIViewControllerTransitionCoordinator {
    /// Runs animations alongside the transition.
    public func animate(
      alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
  }

  /// The transition in progress.
  @MainActor
  public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition was cancelled.
    var isCancelled: Bool { get }
  }

  /// A controller that displays an alert.
  @MainActor
  open class UIAlertController: UIViewController {
    /// The style of an alert.
    public enum Style: Int, Sendable {
      case actionSheet, alert
    }

    /// The message below the title.
    open var message: String?

    /// The actions, each with a button.
    open var actions: [UIAlertAction] { [] }

    /// The style of the alert.
    open var preferredStyle: UIAlertController.Style { .alert }
  }

  /// An action of an alert.
  @MainActor
  open class UIAlertAction: NSObject {
    /// The title of the button.
    open var title: String? { nil }

    /// Whether the button is enabled.
    open var isEnabled: Bool { true }
  }
#endif
