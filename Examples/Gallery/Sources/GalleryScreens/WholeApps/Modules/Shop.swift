import Foundation
import RecourseTestServer
import RecourseUI
import SharedErrors

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The shop’s server, which requires authentication.
@MainActor
final class Shop {
  /// A response that refuses the request.
  struct Refusal: Error {
    let status: Int
  }

  /// The simulated scenario at the server.
  var scenario = ShopScenario.fine {
    didSet { server.faults = scenario.faults }
  }

  private let server = LocalServer {
    try LoopbackServer { request in
      guard request.path == "/session" || request.headers["authorization"] == Shop.token else {
        return ServerResponse(status: 401)
      }
      return Shop.answer(to: request)
    }
  }

  /// Creates a server that isn't running yet.
  init() {
    server.faults = scenario.faults
  }

  /// Begins a session.
  ///
  /// - Throws: A ``Refusal`` if the password is wrong, and `APIError` if there is no answer.
  func beginSession(password: String) async throws {
    _ = try await send("POST", "session", body: password)
    scenario = .fine
  }

  /// Requests a value from the server.
  ///
  /// - Throws: `APIError` if there is no readable answer.
  func get<Value: Decodable>(_ path: String) async throws -> Value {
    let data = try await send("GET", path)
    guard let value = try? JSONDecoder().decode(Value.self, from: data) else {
      throw APIError.unreadableAnswer
    }
    return value
  }

  /// Sends a value to the server.
  ///
  /// - Throws: A ``Refusal`` if the server refuses the value, and `APIError` if there is no answer.
  func post(_ body: String, to path: String) async throws {
    _ = try await send("POST", path, body: body)
  }

  private func send(_ method: String, _ path: String, body: String? = nil) async throws -> Data {
    let authorization = scenario.isSignedIn ? Self.token : "old"
    do {
      let (data, response) = try await server.answer { url in
        var request = URLRequest(url: url.appendingPathComponent(path))
        request.httpMethod = method
        request.httpBody = body.map { Data($0.utf8) }
        request.setValue(authorization, forHTTPHeaderField: "Authorization")
        return request
      }
      switch response?.statusCode {
      case 200: return data
      case 401: throw APIError.sessionExpired
      case 503: throw APIError.serviceUnavailable
      case let status?: throw Refusal(status: status)
      case nil: throw APIError.unreadableAnswer
      }
    } catch let error as URLError where !error.isCancellation {
      throw APIError.networkUnavailable
    }
  }

  nonisolated private static let token = "Ada"
}
