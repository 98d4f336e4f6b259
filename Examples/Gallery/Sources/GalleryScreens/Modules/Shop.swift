import Foundation
import RecourseTesting
import RecourseUI
import SharedErrors

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The shop’s server, which runs on this machine from when it is first asked, and its client.
@MainActor
final class Shop {
  /// What the server’s answer is about, when it is none to the request.
  struct Refusal: Error {
    let status: Int
  }

  /// What happens at the server.
  var situation = ShopSituation.fine {
    didSet { server?.faults = situation.faults }
  }

  private let session = URLSession(configuration: .withoutCache)
  private var server: LoopbackServer?

  deinit {
    session.finishTasksAndInvalidate()
  }

  /// Begins a session.
  ///
  /// - Throws: A ``Refusal`` when the password is wrong, and `APIError`.
  func beginSession(password: String) async throws {
    _ = try await send("POST", "session", body: password)
    situation = .fine
  }

  /// Asks the server for something.
  ///
  /// - Throws: `APIError` when there is no answer.
  func get<Value: Decodable>(_ path: String) async throws -> Value {
    let data = try await send("GET", path)
    guard let value = try? JSONDecoder().decode(Value.self, from: data) else {
      throw APIError.unreadableAnswer
    }
    return value
  }

  /// Sends something to the server.
  ///
  /// - Throws: A ``Refusal`` when the server wants it not, and `APIError` when there is no answer.
  func post(_ body: String, to path: String) async throws {
    _ = try await send("POST", path, body: body)
  }

  private func send(_ method: String, _ path: String, body: String? = nil) async throws -> Data {
    var request = URLRequest(url: try start().url.appendingPathComponent(path))
    request.httpMethod = method
    request.httpBody = body.map { Data($0.utf8) }
    request.setValue(situation.isSignedIn ? Self.token : "old", forHTTPHeaderField: "Authorization")
    do {
      let (data, response) = try await session.answer(to: request)
      switch (response as? HTTPURLResponse)?.statusCode {
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

  private func start() throws -> LoopbackServer {
    if let server { return server }
    let server = try LoopbackServer { request in
      guard request.path == "/session" || request.headers["authorization"] == Self.token else {
        return ServerResponse(status: 401)
      }
      return Self.answer(to: request)
    }
    server.faults = situation.faults
    self.server = server
    return server
  }

  nonisolated private static let token = "Ada"
}
