/// A document that is stored on this device and in the shop.
public struct Document: Codable, Identifiable, Equatable, Sendable {
  /// The document’s identifier.
  public let id: Int
  /// The document's title.
  public let title: String

  /// Creates a document.
  public init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}
