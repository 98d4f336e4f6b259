/// What the account asks of the shop; the app says who gives it.
@MainActor
public protocol AccountService: Sendable {
  func profile() async throws -> Profile
  /// Counts what the shop keeps of one kind for the person, such as "orders".
  func count(of kind: String) async throws -> Int
  /// Throws a ``SignInError`` when the password is wrong.
  func signIn(password: String) async throws
  /// Throws ``PortraitRejected`` when the picture can’t be used.
  func upload(portrait: String) async throws
}
