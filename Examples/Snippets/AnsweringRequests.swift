// Checks the responses of a server, and answers the clients of one.
import Foundation
import Recourse
import RecourseNetworking

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct Order: Codable {
  let number: Int
}

struct SignUp {
  var email = ""
  var name = ""
}

func order(_ request: URLRequest) async throws -> Order {
  try await URLSession.shared.answer(Order.self, for: request)
}

func check(status: Int, fields: [String: String], body: Data) throws {
  if let error = HTTPResponseError(status: status, headerFields: fields, body: body) {
    throw error
  }
}

func signUp(_ request: URLRequest) async throws {
  do {
    _ = try await URLSession.shared.answer(for: request)
  } catch let error as HTTPResponseError {
    throw error.naming(["email": \SignUp.email, "name": \SignUp.name])
  }
}

enum OrderError: LocalizedError, ResponseStatusProvider {
  case soldOut

  var responseStatus: Int { 409 }
  var errorDescription: String? { "This is sold out" }
}

struct Response {
  let status: Int
  let headers: [String: String]
  let body: Data
}

let serverJournal = ErrorJournal(sinks: [ConsoleSink()])

func respond(to error: any Error, language: String) -> Response {
  serverJournal.record(error)
  let describer = ErrorDescriber(locale: Locale(identifier: language), audience: .client)
  let problem = ProblemDetails(of: error, describer: describer)
  return Response(status: problem.status, headers: problem.headerFields, body: problem.body)
}

func logLine(for error: any Error) -> String {
  let details = ErrorDetails(of: error)
  let attributes = details.attributes.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
  return "[\(details.severity.rawValue)] " + attributes.joined(separator: " ")
}

struct VaporProblems: Vapor.AsyncMiddleware {
  let journal: ErrorJournal

  func respond(
    to request: Vapor.Request, chainingTo next: any Vapor.AsyncResponder
  ) async throws -> Vapor.Response {
    do {
      return try await next.respond(to: request)
    } catch  where !(error is any Vapor.AbortError) {
      let report = ErrorReport(error, origin: .background, details: ["request": request.id])
      journal.record(report, as: error.isCancellation ? .ignored : .logged)
      let problem = ProblemDetails(of: error)
      var fields = problem.headerFields
      fields["X-Request-Id"] = request.id
      return Vapor.Response(
        status: .init(statusCode: problem.status), headers: .init(fields.map { ($0, $1) }),
        body: .init(data: problem.body))
    }
  }
}

struct HummingbirdProblems<Context: Hummingbird.RequestContext>: Hummingbird.RouterMiddleware {
  let journal: ErrorJournal

  func handle(
    _ request: Hummingbird.Request, context: Context,
    next: (Hummingbird.Request, Context) async throws -> Hummingbird.Response
  ) async throws -> Hummingbird.Response {
    do {
      return try await next(request, context)
    } catch  where !(error is any Hummingbird.HTTPResponseError) {
      let report = ErrorReport(error, origin: .background, details: ["request": context.id])
      journal.record(report, as: error.isCancellation ? .ignored : .logged)
      let problem = ProblemDetails(of: error)
      var response = Hummingbird.Response(
        status: .init(code: problem.status),
        body: .init(byteBuffer: Hummingbird.ByteBuffer(data: problem.body)))
      for (name, value) in problem.headerFields {
        if let name = Hummingbird.HTTPField.Name(name) { response.headers[name] = value }
      }
      return response
    }
  }
}

// Signatures of the frameworks, without their behavior. The package depends on neither.

enum Vapor {
  struct Request: Sendable { let id: String }
  struct HTTPResponseStatus: Sendable {
    init(statusCode: Int) {}
  }
  struct HTTPHeaders: Sendable {
    init(_ elements: [(String, String)]) {}
  }
  struct Response: Sendable {
    struct Body: Sendable {
      init(data: Data) {}
    }

    init(status: HTTPResponseStatus, headers: HTTPHeaders, body: Body) {}
  }

  protocol AbortError: Error {}

  protocol AsyncResponder: Sendable {
    func respond(to request: Request) async throws -> Response
  }

  protocol AsyncMiddleware: Sendable {
    func respond(to request: Request, chainingTo next: any AsyncResponder) async throws -> Response
  }
}

enum Hummingbird {
  struct Request: Sendable {}
  struct HTTPField {
    struct Name: Hashable {
      init?(_ name: String) {}
    }
  }
  struct ByteBuffer {
    init(data: Data) {}
  }
  struct Response {
    struct Status {
      init(code: Int) {}
    }
    struct Body {
      init(byteBuffer: ByteBuffer) {}
    }

    var headers: [HTTPField.Name: String] = [:]

    init(status: Status, body: Body) {}
  }

  protocol HTTPResponseError: Error {}

  protocol RequestContext: Sendable {
    var id: String { get }
  }

  protocol RouterMiddleware<Context>: Sendable {
    associatedtype Context

    func handle(
      _ request: Request, context: Context,
      next: (Request, Context) async throws -> Response
    ) async throws -> Response
  }
}
