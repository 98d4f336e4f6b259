/// The signed-in person.
public struct Profile: Codable, Equatable, Sendable {
  /// The person’s name.
  public let name: String
  /// The person's address.
  public let address: String

  /// Creates a profile.
  public init(name: String, address: String) {
    self.name = name
    self.address = address
  }
}
