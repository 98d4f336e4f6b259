/// The contents of a notification that an app composes.
public final class UNMutableNotificationContent: UNNotificationContent {
  #if !os(tvOS)
    /// The title.
    public override var title: String {
      get { super.title }
      set { values.texts.title = newValue }
    }

    /// The text below the title.
    public override var body: String {
      get { super.body }
      set { values.texts.body = newValue }
    }

    /// The app's data, which consists of property list types.
    public override var userInfo: [AnyHashable: Any] {
      get { super.userInfo }
      set { values.userInfo = newValue }
    }

    /// The identifier of the category whose actions are the buttons of the notification.
    public override var categoryIdentifier: String {
      get { super.categoryIdentifier }
      set { values.texts.categoryIdentifier = newValue }
    }

    /// The identifier of the group to which the notification belongs.
    public override var threadIdentifier: String {
      get { super.threadIdentifier }
      set { values.texts.threadIdentifier = newValue }
    }

    /// The sound, or nil for none.
    public override var sound: UNNotificationSound? {
      get { super.sound }
      set { values.texts.hasSound = newValue != nil }
    }
  #endif

  /// The importance, by default `active`.
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { values.texts.interruptionLevel = newValue }
  }
}
