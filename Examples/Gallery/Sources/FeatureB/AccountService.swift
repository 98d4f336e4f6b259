/// The shop as the account needs it; the app provides the implementation.
@MainActor
public protocol AccountService: Sendable {
  func profile() async throws -> Profile
  /// Returns the number of records of one kind that the shop keeps for the person, such as
  /// "orders".
  func count(of kind: String) async throws -> Int
  /// Throws a ``SignInError`` if the password is wrong.
  func signIn(password: String) async throws
  /// Throws ``PortraitRejected`` if the picture can’t be used.
  func upload(portrait: String) async throws
}
