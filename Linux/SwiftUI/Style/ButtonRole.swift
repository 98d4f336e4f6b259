/// What a button does, as far as the platform wants to know.
public struct ButtonRole: Equatable, Sendable {
  let rawValue: String

  /// A button that deletes or destroys.
  public static let destructive = ButtonRole(rawValue: "destructive")
  /// A button that leaves everything as it is.
  public static let cancel = ButtonRole(rawValue: "cancel")
}
