/// The contents of a notification.
public class UNNotificationContent: NSObject {
  var values: NotificationValues

  /// Creates empty contents.
  public override init() {
    values = NotificationValues()
  }

  init(_ values: NotificationValues) {
    self.values = values
  }

  #if !os(tvOS)
    /// The title.
    public var title: String { values.texts.title }
    /// The text below the title.
    public var body: String { values.texts.body }
    /// The app's data, which consists of property list types.
    public var userInfo: [AnyHashable: Any] { values.userInfo }
    /// The identifier of the category whose actions are the buttons of the notification.
    public var categoryIdentifier: String { values.texts.categoryIdentifier }
    /// The identifier of the group to which the notification belongs.
    public var threadIdentifier: String { values.texts.threadIdentifier }
    /// The sound, or nil for none.
    public var sound: UNNotificationSound? { values.texts.hasSound ? .default : nil }
  #endif
  /// The importance, by default `active`.
  public var interruptionLevel: UNNotificationInterruptionLevel { values.texts.interruptionLevel }
}
