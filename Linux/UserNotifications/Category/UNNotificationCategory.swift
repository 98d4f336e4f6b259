#if !os(tvOS)
  /// A kind of notification, with the actions that it offers.
  public final class UNNotificationCategory: NSObject {
    let value: CategoryValue

    /// Creates a category.
    public init(
      identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
      options: UNNotificationCategoryOptions = []
    ) {
      value = CategoryValue(
        identifier: identifier, actions: actions.map(\.value),
        intentIdentifiers: intentIdentifiers, options: options)
    }

    init(_ value: CategoryValue) {
      self.value = value
    }

    /// The identifier, which the contents of a notification name.
    public var identifier: String { value.identifier }
    /// The actions, in the order of their buttons.
    public var actions: [UNNotificationAction] { value.actions.map(UNNotificationAction.init) }
    /// The identifiers of intents, which have no effect here.
    public var intentIdentifiers: [String] { value.intentIdentifiers }
    /// The behavior of the category's notifications.
    public var options: UNNotificationCategoryOptions { value.options }

    /// Returns whether another object is an equal category.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? UNNotificationCategory)?.value == value
    }

    /// The same value for equal categories.
    public override var hash: Int { value.hashValue }
  }

  /// The behavior of a category's notifications.
  public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates a set of options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The delegate is informed when a person dismisses a notification.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  }

  struct CategoryValue: Hashable, Sendable {
    var identifier: String
    var actions: [ActionValue]
    var intentIdentifiers: [String]
    var options: UNNotificationCategoryOptions
  }
#endif
