import RecourseTestServer

/// The latest requests to a server, last one first.
struct RequestLog {
  /// A request that has arrived at the server.
  struct Entry: Identifiable {
    let id: Int
    /// The number, the method and the path of the request.
    let title: String
    /// The result of the request, in words.
    fileprivate(set) var result = "In flight…"
  }

  /// The maximum number of requests in the log.
  static let limit = 8

  private(set) var entries: [Entry] = []

  mutating func add(_ event: ServerEvent) {
    switch event {
    case .arrived(let request):
      let title = "\(request.id). \(request.method) \(request.path)"
      entries.insert(Entry(id: request.id, title: title), at: 0)
      entries.removeLast(max(0, entries.count - Self.limit))
    case .ended(let request, let status):
      guard let index = entries.firstIndex(where: { $0.id == request.id }) else { return }
      entries[index].result = status.map { "Answered: \($0)" } ?? "Closed without a response"
    case .faultsChanged:
      break
    }
  }
}
