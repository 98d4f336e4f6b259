/// The names of accessibility.
public struct NSAccessibility {
  /// A name of an attribute.
  public struct Attribute: RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The elements inside.
    public static var children: NSAccessibility.Attribute { stub() }
    /// The purpose of the element.
    public static var description: NSAccessibility.Attribute { stub() }
    /// Whether the element reacts.
    public static var enabled: NSAccessibility.Attribute { stub() }
    /// The role.
    public static var role: NSAccessibility.Attribute { stub() }
    /// The title.
    public static var title: NSAccessibility.Attribute { stub() }
    /// The value.
    public static var value: NSAccessibility.Attribute { stub() }
    /// The windows of an application.
    public static var windows: NSAccessibility.Attribute { stub() }
  }

  /// A name of a role.
  public struct Role: RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A button.
    public static var button: NSAccessibility.Role { stub() }
    /// A sheet.
    public static var sheet: NSAccessibility.Role { stub() }
    /// A text that cannot be edited.
    public static var staticText: NSAccessibility.Role { stub() }
  }

  /// A name of an action.
  public struct Action: RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A press.
    public static var press: NSAccessibility.Action { stub() }
  }
}
