/// What the synchronization asks of the shop; the app says who gives it.
public protocol SyncService: Sendable {
  func documents() async throws -> [Document]
  /// Throws a ``SyncConflict`` when somebody else has changed the document.
  func upload(_ document: Document) async throws
}
