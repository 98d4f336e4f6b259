/// The constants of the accessibility API.
public struct NSAccessibility {
  /// The name of an accessibility attribute.
  public struct Attribute: RawRepresentable, Sendable {
    /// The raw name.
    public let rawValue: String

    /// Creates an attribute from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The child elements.
    public static var children: NSAccessibility.Attribute { stub() }
    /// The purpose of the element.
    public static var description: NSAccessibility.Attribute { stub() }
    /// Whether the element accepts user input.
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

  /// The name of an accessibility role.
  public struct Role: RawRepresentable, Sendable {
    /// The raw name.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A button.
    public static var button: NSAccessibility.Role { stub() }
    /// A sheet.
    public static var sheet: NSAccessibility.Role { stub() }
    /// A text that is not editable.
    public static var staticText: NSAccessibility.Role { stub() }
  }

  /// The name of an accessibility action.
  public struct Action: RawRepresentable, Sendable {
    /// The raw name.
    public let rawValue: String

    /// Creates an action from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A press.
    public static var press: NSAccessibility.Action { stub() }
  }
}
