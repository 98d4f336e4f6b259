/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  let rawValue: String

  /// The role of a button that deletes or destroys data.
  public static let destructive = ButtonRole(rawValue: "destructive")
  /// The role of a button that cancels without a change.
  public static let cancel = ButtonRole(rawValue: "cancel")
}
