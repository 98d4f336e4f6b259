#if os(iOS) || os(visionOS)
  import SwiftUI
  import UIKit

  /// The window of an installed host, over the window of an app.
  final class OverlayWindow: UIWindow {
    private let regions: TouchRegions
    private weak var owner: UIWindow?
    /// The key window before a presentation.
    private weak var formerKey: UIWindow?

    init(over owner: UIWindow, in scene: UIWindowScene, host: InstalledHost) {
      regions = host.regions
      self.owner = owner
      super.init(windowScene: scene)
      let controller = OverlayController(rootView: host)
      controller.owner = owner
      controller.view.backgroundColor = .clear
      rootViewController = controller
      windowLevel = UIWindow.Level(rawValue: owner.windowLevel.rawValue + 1)
      tintColor = owner.tintColor
      overrideUserInterfaceStyle = owner.overrideUserInterfaceStyle
      isHidden = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      nil
    }

    /// Whether the window has a view besides that of its controller.
    private var isPresenting: Bool { subviews.count > 1 }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      TouchArea(frames: regions.frames(in: self), isCovered: isPresenting).contains(point)
    }

    /// A touch makes its window the key window, and a toast must not take the keyboard away.
    override var canBecomeKey: Bool { isPresenting }

    override func didAddSubview(_ subview: UIView) {
      super.didAddSubview(subview)
      guard isPresenting, !isKeyWindow else { return }
      // Return and Escape are for the alert, and not for a field below it.
      formerKey = windowScene?.keyWindow
      makeKey()
    }

    override func willRemoveSubview(_ subview: UIView) {
      super.willRemoveSubview(subview)
      if isKeyWindow, subviews.count <= 2 { (formerKey ?? owner)?.makeKey() }
    }
  }

  extension UIWindow {
    /// The installed window over this one.
    ///
    /// It is associated with the window and no subview, since a new root view controller removes
    /// the window's subviews.
    var overlay: OverlayWindow? {
      get { objc_getAssociatedObject(self, Self.overlayKey) as? OverlayWindow }
      set {
        overlay?.isHidden = true
        objc_setAssociatedObject(
          self, Self.overlayKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
    }

    /// An address that nothing else has.
    private static var overlayKey: UnsafeRawPointer {
      UnsafeRawPointer(Unmanaged.passUnretained(OverlayWindow.self as AnyObject).toOpaque())
    }
  }

  /// The controller of an overlay window, which leaves the system's bars and the orientation to the
  /// app.
  ///
  /// Without that, an overlay shows a hidden status bar, changes its style and rotates the app
  /// (SwiftMessages#16, #164 and #431, COSTouchVisualizer#10).
  private final class OverlayController: UIHostingController<InstalledHost> {
    weak var owner: UIWindow?

    #if os(iOS)
      override var childForStatusBarStyle: UIViewController? { leader }
      override var childForStatusBarHidden: UIViewController? { leader }
      override var childForHomeIndicatorAutoHidden: UIViewController? { leader }
      override var childForScreenEdgesDeferringSystemGestures: UIViewController? { leader }

      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        leader?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
      }

      /// The app's topmost controller that covers the screen.
      private var leader: UIViewController? {
        var leader = owner?.rootViewController
        while let next = leader?.presentedViewController, next.coversScreen { leader = next }
        return leader
      }
    #else
      // Otherwise, the window has a background of glass.
      override var preferredContainerBackgroundStyle: UIContainerBackgroundStyle { .hidden }
    #endif
  }

  #if os(iOS)
    extension UIViewController {
      fileprivate var coversScreen: Bool {
        !isBeingDismissed
          && (modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance)
      }
    }
  #endif
#endif
