public import Foundation

// The library uses none of these declarations; the flows use the scenes. They exist so that the
// check can report a use in code that app extensions share. Xcode says that `shared` and `open` are
// unavailable there. An instance comes only from `shared`, so a background task is as unavailable
// as they are.

#if !os(watchOS)
  /// The central object of an app.
  @MainActor
  open class UIApplication: UIResponder {
    /// The app's instance.
    @available(iOSApplicationExtension, unavailable)
    @available(tvOSApplicationExtension, unavailable)
    public class var shared: UIApplication { UIApplication() }

    /// The scenes of the app.
    public var connectedScenes: Set<UIScene> { [] }

    /// Opens a resource.
    @available(iOSApplicationExtension, unavailable)
    @available(tvOSApplicationExtension, unavailable)
    open func open(
      _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
      completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {}

    /// Begins a task that continues in the background.
    @available(iOSApplicationExtension, unavailable)
    @available(tvOSApplicationExtension, unavailable)
    public nonisolated func beginBackgroundTask(
      expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 0) }

    /// A key of an option for opening a resource.
    public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
  }

  /// The identity of a task that continues in the background.
  public struct UIBackgroundTaskIdentifier: Hashable, Sendable {
    /// The number.
    public let rawValue: Int
  }
#endif
