#if !os(tvOS)
  /// A button of a notification.
  public final class UNNotificationAction: NSObject {
    let value: ActionValue

    /// Creates an action.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
      value = ActionValue(identifier: identifier, title: title, options: options)
    }

    init(_ value: ActionValue) {
      self.value = value
    }

    /// The identifier, which a response contains.
    public var identifier: String { value.identifier }
    /// The title of the button.
    public var title: String { value.title }
    /// The behavior of the action.
    public var options: UNNotificationActionOptions { value.options }

    /// Returns whether another object is an equal action.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? UNNotificationAction)?.value == value
    }

    /// The same value for equal actions.
    public override var hash: Int { value.hashValue }
  }

  /// The behavior of an action.
  public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates a set of options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The action requires an unlocked device.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
    /// The action deletes something.
    public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
    /// The action brings the app to the foreground.
    public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
  }

  struct ActionValue: Hashable, Sendable {
    var identifier: String
    var title: String
    var options: UNNotificationActionOptions
  }
#endif
