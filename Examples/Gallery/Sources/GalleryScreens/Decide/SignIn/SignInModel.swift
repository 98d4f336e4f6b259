import Foundation
import Observation
import RecourseTestServer
import RecourseUI

/// The state of the Sign-In screen, independent of its views: a server that requires a session.
@MainActor
@Observable
final class SignInModel {
  /// A request, and the server's answers to it.
  struct Request: Identifiable {
    /// The title, which is also the path.
    let id: String
    /// The statuses of the answers so far.
    fileprivate(set) var statuses: [Int] = []
    /// Whether the request is in progress, or waits to run again.
    fileprivate(set) var isOpen = false

    /// The answers so far, in words.
    var text: String {
      let answers = statuses.map(String.init).joined(separator: ", then ")
      return switch statuses.last {
      case nil: isOpen ? "Sending…" : "Not sent yet"
      case 401: isOpen ? "\(answers), waits for the sign-in" : "\(answers), not sent again"
      case _?: answers
      }
    }
  }

  /// The requests, in order.
  private(set) var requests = ["Orders", "Invoices", "Messages"].map { Request(id: $0) }
  /// The number of sign-in sheets so far.
  private(set) var sheetCount = 0

  private var session: String?
  private let server = GalleryServer {
    let token = UUID().uuidString
    return try LoopbackServer { request in
      switch request.path {
      case "/session": ServerResponse(body: Data(token.utf8))
      case _ where request.headers["authorization"] == token: ServerResponse()
      default: ServerResponse(status: 401)
      }
    }
  }

  var isSignedIn: Bool { session != nil }

  /// Whether any request is in progress, or waits to run again.
  var isSending: Bool { requests.contains(where: \.isOpen) }

  /// Starts all requests.
  ///
  /// - Parameter start: Returns the task of a request.
  func begin(_ start: (Request.ID) -> Task<Void?, Never>) {
    for index in requests.indices {
      requests[index].statuses = []
      requests[index].isOpen = true
      let task = start(requests[index].id)
      Task {
        _ = await task.value
        requests[index].isOpen = false
      }
    }
  }

  /// Sends a request to the server.
  func send(_ id: Request.ID) async throws {
    do {
      try await server.send("GET", id, authorization: session)
      record(200, of: id)
    } catch let error as RequestFailed {
      record(error.statusCode, of: id)
      throw error
    }
  }

  /// Asks a person to sign in, and decides about the waiting requests.
  ///
  /// - Parameter ask: Presents the sign-in sheet, and returns when it is closed.
  /// - Returns: Whether the waiting requests run again.
  func askForSignIn(_ ask: () async -> Void) async -> RouteResult {
    sheetCount += 1
    await ask()
    return isSignedIn ? .tryAgain : .leave
  }

  /// Begins a session at the server.
  func signIn() async throws {
    session = String(decoding: try await server.send("POST", "session"), as: UTF8.self)
  }

  /// Discards the session.
  func signOut() {
    session = nil
  }

  private func record(_ status: Int, of id: Request.ID) {
    guard let index = requests.firstIndex(where: { $0.id == id }) else { return }
    requests[index].statuses.append(status)
  }
}
