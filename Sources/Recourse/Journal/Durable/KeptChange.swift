public import Foundation

/// A change of a person's that the app keeps until it has succeeded, even if the app is killed.
///
/// The change is on the storage device before its operation runs, see
/// ``ErrorRouter/attempt(keeping:_:origin:title:fileID:line:)``. A change that was running when the
/// app was killed runs again after the next launch, with the same identity, by which a server
/// recognizes it.
///
/// ```swift
/// ForEach(router.keptChanges) { change in
///   if let message = change.content(of: .message) { Text(message.text) }
/// }
/// ```
public struct KeptChange: Sendable, Hashable, Codable, Identifiable {
  /// The kind of a change: the name of its operation, and the type of what is to be written.
  ///
  /// ```swift
  /// extension KeptChange.Kind<Message> {
  ///   static var message: Self { "message" }
  /// }
  /// ```
  public struct Kind<Content: Codable>: Sendable, ExpressibleByStringLiteral {
    /// The key of the operation, which no retry key of an app equals.
    let key: ErrorReport.Key

    /// Creates a kind.
    ///
    /// - Parameter name: The name, which a later version of the app must not change, because the
    ///   file contains it.
    public init(stringLiteral name: String) {
      key = ErrorReport.Key(rawValue: "change \(name)")
    }
  }

  /// The identity, which each run of the operation gets as its idempotency key.
  public let id: UUID
  /// What fails if the operation fails, in the person's words; nil if unknown.
  public let title: String?
  /// The time at which the app kept the change.
  public let date: Date
  let key: ErrorReport.Key
  let origin: ErrorOrigin
  let source: ErrorReport.Source
  /// What is to be written, as JSON.
  private let content: String

  /// Encodes a change.
  ///
  /// - Throws: The error of the encoder.
  init<Content>(
    _ content: Content, of kind: Kind<Content>, origin: ErrorOrigin, title: String?,
    source: ErrorReport.Source
  ) throws {
    date = Date()
    id = UUID(date: date)
    key = kind.key
    self.origin = origin
    self.title = PlainText.title(title)
    self.source = source
    self.content = String(decoding: try JSONEncoder().encode(content), as: UTF8.self)
  }

  /// Returns what is to be written.
  ///
  /// - Parameter kind: The kind of the change.
  /// - Returns: The content; nil for a change of another kind, or if another version of the app has
  ///   kept it in a form that can't be decoded.
  public func content<Content>(of kind: Kind<Content>) -> Content? {
    // Who lists the changes can't do anything about it; a run reports the error.
    kind.key == key ? try? decoded() : nil
  }

  /// Decodes what is to be written.
  ///
  /// - Throws: A `DecodingError`.
  func decoded<Content: Decodable>() throws -> Content {
    try JSONDecoder().decode(Content.self, from: Data(content.utf8))
  }
}

extension KeptChange: SafelyDescribed {
  /// The name of the kind and the identity, in one line without the content.
  package var safeText: String { "\(key.rawValue) \(id)" }
}
