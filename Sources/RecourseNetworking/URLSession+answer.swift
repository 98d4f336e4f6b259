public import Foundation
import Recourse

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension URLSession {
  /// Sends a request, and decodes the answer if it is a success.
  ///
  /// ```swift
  /// let order = try await URLSession.shared.answer(Order.self, for: request)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the value to decode from the body, as JSON.
  ///   - request: The request.
  ///   - decoder: Decodes the value. The default is a JSON decoder with its default strategies.
  /// - Returns: The decoded value.
  /// - Throws: An ``/Recourse/HTTPResponseError`` if the response isn't a success, the error of the
  ///   session if there was no response, and the decoder's error if the body isn't the expected
  ///   one. Cancelling the task cancels the request.
  public func answer<Value: Decodable>(
    _ type: Value.Type = Value.self, for request: URLRequest, decoder: JSONDecoder = JSONDecoder()
  ) async throws -> Value {
    try await traced(request) { request in
      try decoder.decode(type, from: try await answer(forTraced: request).0)
    }
  }

  /// Sends a request, and returns the answer if it is a success.
  ///
  /// The request has a random `traceparent` header field (W3C Trace Context, level 1), unless it
  /// has a valid one already. If the request fails, the report of the error contains the trace's
  /// identifier, by which the server's logs are searched: "during: sending request
  /// 4bf92f3577b34da6a3ce929d0e0e4736".
  ///
  /// - Parameter request: The request.
  /// - Returns: The body and the response.
  /// - Throws: An ``/Recourse/HTTPResponseError`` if the response isn't a success, and the error of
  ///   the session if there was no response. Cancelling the task cancels the request.
  public func answer(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await traced(request) { try await answer(forTraced: $0) }
  }

  /// Runs an operation with a request in a trace, as an activity that the trace identifies.
  private func traced<Value>(
    _ request: URLRequest, operation: (URLRequest) async throws -> Value
  ) async throws -> Value {
    let parent = TraceParent(of: request)
    var request = request
    request.setValue(parent.description, forHTTPHeaderField: TraceParent.field)
    return try await ErrorContext("sending request", identifier: parent.trace).run {
      [request] in try await operation(request)
    }
  }

  private func answer(forTraced request: URLRequest) async throws -> (Data, URLResponse) {
    // On Linux, cancelling `data(for:)` waits for the session's queue while the cancelled task is
    // locked. The queue may be waiting for that task, which is a deadlock.
    let (answers, answer) = AsyncThrowingStream.makeStream(of: (Data, URLResponse).self)
    let task = dataTask(with: request) { body, response, error in
      if let body, let response, error == nil { answer.yield((body, response)) }
      answer.finish(throwing: error)
    }
    task.resume()
    return try await withTaskCancellationHandler {
      for try await (body, response) in answers {
        if let error = HTTPResponseError(response, body: body) { throw error }
        return (body, response)
      }
      throw CancellationError()
    } onCancel: {
      DispatchQueue.global().async { task.cancel() }
    }
  }
}
