#if canImport(UIKit) && !os(watchOS)
  public import Recourse
  public import UIKit

  extension ErrorRouter {
    /// Presents errors over the view of a view controller, in an app extension or a part of an app.
    ///
    /// Call this method when the controller's view has its subviews. The host is a child view
    /// controller over the view, and receives only the touches on its presentations. The alerts and
    /// sheets are the system's. They wait while the app presents something else over the
    /// controller, and toasts stay below it.
    ///
    /// ```swift
    /// override func viewDidLoad() {
    ///   super.viewDidLoad()
    ///   router.install(in: self)
    /// }
    /// ```
    ///
    /// Another call for the same controller replaces the earlier installation.
    ///
    /// - Parameter controller: The view controller. Its children must be its own to choose, unlike
    ///   those of a navigation, tab bar or split view controller, and its view must not scroll,
    ///   unlike that of a table view controller.
    /// - Returns: The router of this part of the app, which shares the settings of this one.
    @discardableResult
    public func install(in controller: UIViewController) -> ErrorRouter {
      for child in controller.children { (child as? InstalledController)?.uninstall() }
      let host = InstalledHost(for: self)
      InstalledController(rootView: host).install(in: controller)
      return host.windowRouter
    }
  }
#endif
