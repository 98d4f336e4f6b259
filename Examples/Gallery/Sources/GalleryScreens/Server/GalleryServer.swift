import Foundation
import Observation
import RecourseNetworking
import RecourseTestServer
import RecourseUI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A local server whose faults can be selected, and its client.
///
/// The server starts with its first request. All methods that send a request throw the same errors:
/// an `HTTPResponseError` for a status that isn't a success, a `URLError` if there is no response,
/// a `DecodingError` if the body isn't the expected value, a `CancellationError`, or the error of
/// starting the server.
@MainActor
@Observable
final class GalleryServer {
  /// The selected scenario, which sets the faults; the default has none.
  var scenario = ServerScenario.fine {
    didSet { faults = scenario.faults(every: interval) }
  }
  /// The interval between the requests that the scenario affects; the default is 1, each request.
  var interval = 1 {
    didSet { faults = scenario.faults(every: interval) }
  }
  /// The simulated faults; a change restarts the request count.
  var faults: ServerFaults = [] {
    didSet { running?.faults = faults }
  }

  private let session = URLSession(configuration: .withoutCache)
  private let launch: @MainActor () throws -> LoopbackServer
  private var running: LoopbackServer?

  /// Creates a server that isn't running yet.
  ///
  /// - Parameter launch: Starts the server.
  init(launch: @escaping @MainActor () throws -> LoopbackServer) {
    self.launch = launch
  }

  deinit {
    session.finishTasksAndInvalidate()
  }

  /// Returns the running server, starting it if needed.
  func start() throws -> LoopbackServer {
    if let running { return running }
    let server = try launch()
    server.faults = faults
    running = server
    return server
  }

  /// Requests a value in JSON.
  func get<Value: Decodable>(_ path: String, authorization: String? = nil) async throws -> Value {
    let data = try await send("GET", path, authorization: authorization)
    return try JSONDecoder().decode(Value.self, from: data)
  }

  /// Sends a request, and requires a success.
  ///
  /// - Parameters:
  ///   - method: The method, such as POST.
  ///   - path: The path of the resource.
  ///   - body: The body of the request. The default is nil: no body.
  ///   - authorization: The value of the Authorization field. The default is nil: no such field.
  /// - Returns: The body of the response.
  /// - Throws: An `HTTPResponseError` for a status that isn't a success, the `URLError` of the
  ///   request, a cancellation, or the error of starting the server.
  @discardableResult
  func send(
    _ method: String, _ path: String, body: Data? = nil, authorization: String? = nil
  ) async throws -> Data {
    var request = URLRequest(url: try start().url.appendingPathComponent(path))
    request.httpMethod = method
    request.httpBody = body
    request.setValue(authorization, forHTTPHeaderField: "Authorization")
    return try await session.answer(for: request).0
  }
}
