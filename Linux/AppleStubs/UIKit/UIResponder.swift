public import Foundation

#if !os(watchOS)
  /// An object that responds to events.
  @MainActor
  open class UIResponder: NSObject {
    /// The next responder in the chain; nil at the end.
    open var next: UIResponder? { nil }
  }

  /// A single user interaction.
  @MainActor
  open class UIEvent: NSObject {}

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

    /// The options of the connection to a scene.
    @MainActor
    open class ConnectionOptions: NSObject {}

    /// The state of the scene.
    open var activationState: ActivationState { .unattached }
  }

  /// A scene that manages windows.
  @MainActor
  open class UIWindowScene: UIScene {
    /// The window of the scene that receives the events of the keyboard.
    open var keyWindow: UIWindow? { nil }
  }

  /// The identity of a scene between launches.
  @MainActor
  open class UISceneSession: NSObject {}

  /// Responds to the events of a scene.
  @MainActor
  public protocol UISceneDelegate: NSObjectProtocol {
    /// Adds the scene's content; optional there.
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions)
  }

  /// Responds to the events of a scene with windows.
  @MainActor
  public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The main window; optional there.
    var window: UIWindow? { get set }
  }
#endif
