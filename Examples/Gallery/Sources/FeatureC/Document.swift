/// Something that is kept on this device and in the shop.
public struct Document: Codable, Identifiable, Equatable, Sendable {
  /// The document’s number.
  public let id: Int
  /// What it is called.
  public let title: String

  /// Creates a document.
  public init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}
