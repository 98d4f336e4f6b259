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
