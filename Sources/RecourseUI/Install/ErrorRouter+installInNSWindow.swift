#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import Recourse

  extension ErrorRouter {
    /// Presents errors over a window of an AppKit app, also those that AppKit presents itself.
    ///
    /// Call this method once for each window, when the window has its content view and its window
    /// controller. The alerts and sheets are the system's. The host is a view over the content
    /// view, and receives only the clicks on its presentations.
    ///
    /// ```swift
    /// router.install(in: window)
    /// ```
    ///
    /// An error that a view, a view controller or the window presents with `presentError` is
    /// reported to the window's router instead, and counts as not recovered. The errors of an
    /// `NSDocument` pass the window by.
    ///
    /// Another call for the same window replaces the earlier installation.
    ///
    /// - Parameter window: The window of the app.
    /// - Returns: The router of this window, which shares the settings of this one. Report to it
    ///   in an app with several windows: a report to this router is presented in the window of the
    ///   latest report.
    @discardableResult
    public func install(in window: NSWindow) -> ErrorRouter {
      guard let content = window.contentView else {
        DebugWarning.write(
          "install(in:) has got an NSWindow without a content view, and has installed nothing. Call "
            + "it when the window has its content.")
        return self
      }
      for view in content.subviews { (view as? InstalledView)?.removeFromSuperview() }
      let host = InstalledHost(for: self)
      let view = InstalledView(rootView: host)
      // The window's size is the app's to choose.
      view.sizingOptions = []
      view.frame = content.bounds
      view.autoresizingMask = [.width, .height]
      content.addSubview(view)
      return host.windowRouter
    }
  }
#endif
