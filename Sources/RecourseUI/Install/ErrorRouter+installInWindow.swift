#if os(iOS) || os(visionOS)
  public import Recourse
  public import UIKit

  extension ErrorRouter {
    /// Presents errors over a window of a UIKit app, also over what the app itself presents.
    ///
    /// Call this method once for each scene, when the window has its scene. The alerts and sheets
    /// are the system's, in a window of the same scene one level above. That window lives as long
    /// as yours, receives only the touches on its presentations, and leaves the status bar, the
    /// home indicator and the orientation to your controllers.
    ///
    /// ```swift
    /// router.install(in: window)
    /// ```
    ///
    /// Another call for the same window replaces the earlier installation. A window without a
    /// scene, as in a test, has no windows above: the host is installed in its root view
    /// controller.
    ///
    /// - Parameter window: The window of the app.
    /// - Returns: The router of this window, which shares the settings of this one. Report to it
    ///   in an app with several scenes: a report to this router is presented in the window of the
    ///   latest report.
    @discardableResult
    public func install(in window: UIWindow) -> ErrorRouter {
      window.overlay = nil
      guard let scene = window.windowScene else {
        if let root = window.rootViewController { return install(in: root) }
        DebugWarning.write(
          "install(in:) has got a UIWindow without a scene and without a root view controller, and "
            + "has installed nothing. Call it when the window has one of them.")
        return self
      }
      let host = InstalledHost(for: self)
      window.overlay = OverlayWindow(over: window, in: scene, host: host)
      return host.windowRouter
    }
  }
#endif
