/// The shop as the synchronization needs it; the app provides the implementation.
public protocol SyncService: Sendable {
  func documents() async throws -> [Document]
  /// Throws a ``SyncConflict`` if another person has changed the document.
  func upload(_ document: Document) async throws
}
