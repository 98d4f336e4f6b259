import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  /// Requests a URL like `answer(to:)`.
  func answer(from url: URL) async throws -> (Data, URLResponse) {
    try await answer(to: URLRequest(url: url))
  }

  /// Sends a request like `data(for:)`, with cancellation that is safe on Linux, too.
  ///
  /// On Linux, `data(for:)` waits for the session's queue while the cancelled task is locked. The
  /// queue may be waiting for that task, which is a deadlock.
  func answer(to request: URLRequest) async throws -> (Data, URLResponse) {
    let (answers, answer) = AsyncThrowingStream.makeStream(of: (Data, URLResponse).self)
    let task = dataTask(with: request) { data, response, error in
      if let data, let response, error == nil { answer.yield((data, response)) }
      answer.finish(throwing: error)
    }
    task.resume()
    return try await withTaskCancellationHandler {
      for try await answer in answers { return answer }
      throw CancellationError()
    } onCancel: {
      DispatchQueue.global().async { task.cancel() }
    }
  }
}

extension URLSessionConfiguration {
  /// A configuration without a cache, because a repeated request must reach the server.
  ///
  /// The cache is also unsafe on Linux: cancelling a task that looks up its answer in a cache may
  /// crash the process (swift-corelibs-foundation#3292).
  static var withoutCache: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    return configuration
  }
}
