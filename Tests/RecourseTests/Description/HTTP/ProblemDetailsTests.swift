import Foundation
import Recourse
import RecourseNetworking
import RecourseTestServer
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(5))) struct ProblemDetailsTests {
  private let describer = ErrorDescriber(locale: Locale(identifier: "en"), audience: .client)

  @Test(
    arguments: [
      (CocoaError(.fileWriteOutOfSpace), 503), (POSIXError(.ENOSPC), 503),
      (POSIXError(.ENOMEM), 503),
      (URLError(.notConnectedToInternet), 503), (URLError(.timedOut), 503),
      (TimeoutError(limit: .seconds(5)), 503), (CancellationError(), 503),
      (CocoaError(.fileReadNoSuchFile), 500), (POSIXError(.EACCES), 500),
      (URLError(.userAuthenticationRequired), 500), (StoredSecret(text: "hunter2"), 500),
      (NSError(domain: "Database", code: 1, userInfo: [NSLocalizedDescriptionKey: "hunter2"]), 500),
    ] as [(any Error, Int)])
  func `a client learns nothing about the server from its errors`(_ error: any Error, status: Int) {
    let problem = ProblemDetails(of: Caused(error), describer: describer)
    #expect(problem.status == status)
    let unavailable = "The service isn’t available"
    #expect(problem.title == (status == 503 ? unavailable : "The server has a problem"))
    let body = String(decoding: problem.body, as: UTF8.self)
    for word in ["disk", "space", "hunter2", "Database", "file", "sign in", "internet", "offline"] {
      #expect(!body.localizedCaseInsensitiveContains(word), "\(word)")
    }
    #expect(problem.supportCode == SupportCode.text(of: Caused(error)))
  }

  @Test func `an error that is meant for clients chooses its status and its words`() {
    let problem = ProblemDetails(of: ServedError.soldOut, describer: describer)
    #expect(problem.status == 409)
    #expect(problem.title == "This is sold out")
    #expect(problem.detail == "There will be more on Monday.")
    #expect(problem.headerFields["Content-Type"] == "application/problem+json")
  }

  @Test func `an error without words for clients has those of its status`() {
    let problem = ProblemDetails(of: ServedError.signedOut, describer: describer)
    #expect(problem.status == 401)
    #expect(problem.title == "You need to sign in")
  }

  @Test func `the answer of another server is not passed on`() throws {
    let upstream = try #require(
      HTTPResponseError(status: 404, body: Data(#"{"detail": "No tenant of this name."}"#.utf8)))
    let problem = ProblemDetails(of: upstream, describer: describer)
    #expect(problem.status == 500)
    #expect(!String(decoding: problem.body, as: UTF8.self).contains("tenant"))
  }

  @Test func `a client reads what a server has sent, whose members are all optional`() throws {
    let sent = ProblemDetails(of: ServedError.soldOut, describer: describer)
    #expect(try JSONDecoder().decode(ProblemDetails.self, from: sent.body) == sent)
    let empty = try JSONDecoder().decode(ProblemDetails.self, from: Data("{}".utf8))
    #expect(empty.type == "about:blank")
    #expect((empty.status, empty.title, empty.detail) == (0, nil, nil))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ProblemDetails.self, from: Data(#"{"status": "five"}"#.utf8))
    }
  }

  @Test func `a requested delay is a header field`() throws {
    let upstream = try #require(
      HTTPResponseError(status: 503, headerFields: ["Retry-After": "30"]))
    let problem = ProblemDetails(of: upstream, describer: describer)
    #expect(problem.headerFields["Retry-After"] == "30")
  }

  @Test func `the errors of fields are 422, with a message each`() {
    let error = FieldErrors([FieldError(\SignUpForm.email, "The address is in use.")])
    let problem = ProblemDetails(of: error, describer: describer)
    #expect(problem.status == 422)
    #expect(problem.errors.map(\.detail) == ["The address is in use."])
    #expect(problem.errors.map(\.pointer) == ["#/email"])
  }

  @Test(arguments: [Int.min, -1, 0, 200, 399, 600, Int.max])
  func `a status that is no error's is 500`(_ status: Int) {
    #expect(ProblemDetails(of: OddStatus(responseStatus: status)).status == 500)
  }

  @Test func `follows the language of the client`() {
    let german = ErrorDescriber(locale: Locale(identifier: "de"), audience: .client)
    let problem = ProblemDetails(of: POSIXError(.ENOSPC), describer: german)
    #expect(problem.title != ProblemDetails(of: POSIXError(.ENOSPC), describer: describer).title)
  }

  @Test func `a client presents the words of a server in Swift`() async throws {
    let describer = describer
    let server = try LoopbackServer(respond: { request in
      let error: any Error = request.path == "/order" ? ServedError.soldOut : POSIXError(.ENOSPC)
      let problem = ProblemDetails(of: error, describer: describer)
      return ServerResponse(
        status: problem.status, headers: problem.headerFields, body: problem.body)
    })
    let person = ErrorDescriber(locale: Locale(identifier: "en"))
    let session = URLSession(configuration: .ephemeral)
    for (path, title, message) in [
      ("order", "This is sold out", "There will be more on Monday."),
      ("other", "The service isn’t available", "It’s overloaded or under maintenance."),
    ] {
      do {
        _ = try await session.answer(for: URLRequest(url: server.url.appending(path: path)))
        Issue.record("no error")
      } catch let error as HTTPResponseError {
        #expect(person.describe(error).title == title)
        #expect(person.describe(error).message == message)
        #expect(error.problem?.supportCode != nil)
      }
    }
  }
}

private enum ServedError: LocalizedError, ResponseStatusProvider {
  case soldOut, signedOut

  var responseStatus: Int { self == .soldOut ? 409 : 401 }
  var errorDescription: String? { self == .soldOut ? "This is sold out" : nil }
  var failureReason: String? { self == .soldOut ? "There will be more on Monday." : nil }
}

private struct OddStatus: ResponseStatusProvider {
  let responseStatus: Int
}

private struct StoredSecret: LocalizedError {
  let text: String
  var errorDescription: String? { text }
}

extension SupportCode {
  fileprivate static func text(of error: any Error) -> String {
    ErrorDescriber().describe(error).supportCode.description
  }
}
