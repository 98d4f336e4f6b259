import Foundation
import Recourse
import RecourseNetworking
import RecourseTestServer
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(5))) struct HTTPResponseErrorTests {
  private let describer = ErrorDescriber(locale: Locale(identifier: "en"))

  @Test(arguments: [200, 201, 204, 299])
  func `a success is no error`(_ status: Int) {
    #expect(HTTPResponseError(status: status, body: Data(#"{"error": "none"}"#.utf8)) == nil)
  }

  @Test func `keeps the status, the requested delay and the identifier of the request`() throws {
    let error = try #require(
      HTTPResponseError(
        status: 503, headerFields: ["retry-AFTER": "7", "X-Request-Id": "r-81"]))
    #expect(error.statusCode == 503)
    #expect(error.retryAfter == .seconds(7))
    #expect(error.requestID == "r-81")
    #expect(error.remedy == .transient)
    #expect(describer.describe(error).title == "The service isn’t available")
    #expect(describer.describe(error).recoverySuggestion == "Try again in 7 seconds.")
  }

  @Test(arguments: [
    #"{"type": "about:blank", "title": "Conflict", "detail": "The voucher has expired."}"#,
    #"{"error": "The voucher has expired."}"#,
    #"{"error": {"code": "E12", "message": "The voucher has expired."}}"#,
    #"{"message": "The voucher has expired.", "code": 12}"#,
    #"{"error": "invalid_voucher", "error_description": "The voucher has expired."}"#,
    #"{"errors": [{"message": "The voucher has expired."}]}"#,
    ##"{"errors": [{"pointer": "#/code", "detail": "The voucher has expired."}]}"##,
    #"{"errors": {"code": ["The voucher has expired."]}}"#,
    #"{"title": "The voucher has expired."}"#,
  ])
  func `presents the server's words alone`(_ body: String) throws {
    let error = try #require(HTTPResponseError(status: 409, body: Data(body.utf8)))
    let description = describer.describe(error)
    #expect(description.fullMessage == "The voucher has expired.")
    #expect(description.title == "Something went wrong")
    #expect(!"\(error)".contains("voucher"))
    #expect(!ErrorDetails(of: error).shareableText.contains("voucher"))
  }

  @Test func `presents the server's title above its detail`() throws {
    let body = #"{"title": "You do not have enough credit.", "detail": "Your balance is 30."}"#
    let description = describer.describe(
      try #require(HTTPResponseError(status: 403, body: Data(body.utf8))))
    #expect(description.title == "You do not have enough credit.")
    #expect(description.fullMessage == "Your balance is 30.")
  }

  @Test(arguments: [
    "", "not json", "<html><body><h1>502 Bad Gateway</h1></body></html>",
    #"{"error": "Internal Server Error"}"#, #"{"error": "invalid_grant"}"#,
    #"{"message": "<p>An error has occurred on the page</p>"}"#, #"["a list of words"]"#,
    #"{"message": "SELECT * FROM users WHERE id = 1"}"#, #"{"message": 12}"#, "{",
    #"{"detail": "Error Domain=NSCocoaErrorDomain Code=4 \"(null)\""}"#,
    #"{"detail": "java.lang.NullPointerException at com.foo.Bar(Bar.java:12)"}"#,
    #"{"detail": "Traceback (most recent call last):\n File \"x.py\", line 5"}"#,
    #"{"detail": "Request with Authorization: Bearer eyJhbGciOi failed"}"#,
    #"{"detail": "SQLSTATE[23505]: duplicate key"}"#,
    #"{"error": "invalid_client", "error_description": "Unknown client."}"#,
  ])
  func `explains the status if the body has no words for a person`(_ body: String) throws {
    let error = try #require(HTTPResponseError(status: 502, body: Data(body.utf8)))
    let description = describer.describe(error)
    #expect(description.title == "The service isn’t available")
    #expect(description.recoverySuggestion == "Wait a moment, then try again.")
  }

  @Test(arguments: [501, 505, 506, 508, 510])
  func `suggests no retry after a status that stays`(_ status: Int) throws {
    let error = try #require(HTTPResponseError(status: status))
    #expect(error.remedy == .permanent)
    let suggestion = try #require(describer.describe(error).recoverySuggestion)
    #expect(suggestion.hasPrefix("If this keeps happening"))
  }

  @Test(arguments: [
    #"{"error": "invalid_grant", "error_description": "Token has been expired or revoked."}"#,
    #"{"errors": [{"message": "jwt expired", "extensions": {"code": "UNAUTHENTICATED"}}]}"#,
  ])
  func `a code in the body says more than the status 400`(_ body: String) throws {
    let error = try #require(HTTPResponseError(status: 400, body: Data(body.utf8)))
    #expect(error.statusCode == 401)
    #expect(error.remedy == .needsUser)
    #expect(!describer.describe(error).fullMessage.contains("expired or revoked"))
  }

  @Test func `presents the message of GraphQL if there is no code`() throws {
    let body = #"{"errors": [{"message": "The order is closed."}], "data": null}"#
    let error = try #require(HTTPResponseError(status: 200, body: Data(body.utf8)))
    #expect(describer.describe(error).fullMessage == "The order is closed.")
  }

  @Test func `reads a body with a byte order mark, and skips elements of another kind`() throws {
    let text = ##"{"errors": [1, null, {"detail": "It is empty.", "pointer": "#/name"}]}"##
    let body = Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)
    let error = try #require(HTTPResponseError(status: 422, body: body))
    #expect(error.problem?.errors.map(\.pointer) == ["#/name"])
  }

  @Test func `ignores a body of more than 64 KiB`() throws {
    let text = String(repeating: "long words ", count: 10_000)
    let error = try #require(
      HTTPResponseError(status: 500, body: Data(#"{"message": "\#(text)"}"#.utf8)))
    #expect(error.problem == nil)
  }

  @Test(arguments: [
    ("UNAUTHENTICATED", 401), ("FORBIDDEN", 403), ("INTERNAL_SERVER_ERROR", 500),
    ("GRAPHQL_VALIDATION_FAILED", 400),
  ])
  func `a GraphQL response without data is a failure`(_ code: String, status: Int) throws {
    let body =
      #"{"data": null, "errors": [{"message": "No.", "extensions": {"code": "\#(code)"}}]}"#
    let error = try #require(HTTPResponseError(status: 200, body: Data(body.utf8)))
    #expect(error.statusCode == status)
    let partial = #"{"data": {"a": 1}, "errors": [{"message": "No."}]}"#
    #expect(HTTPResponseError(status: 200, body: Data(partial.utf8)) == nil)
  }

  @Test func `the problems of named fields are field errors`() throws {
    let body = """
      {"title": "Invalid data", "errors": [
        {"pointer": "#/email", "detail": "The address is in use."},
        {"pointer": "/name", "detail": "Enter a name."},
        {"pointer": "#/age", "detail": "You must be of age."}
      ]}
      """
    let error = try #require(HTTPResponseError(status: 422, body: Data(body.utf8)))
    #expect(error.fieldErrors.isEmpty)
    let named = error.naming(["email": \SignUpForm.email, "#/name": \SignUpForm.name])
    #expect(
      named.fieldErrors == [
        FieldError(\SignUpForm.email, "The address is in use."),
        FieldError(\SignUpForm.name, "Enter a name."),
      ])
    #expect(describer.describe(error).message.contains("You must be of age."))
  }

  @Test func `a session answers with a value, or throws the server's error`() async throws {
    let server = try LoopbackServer(respond: { request in
      request.path == "/order"
        ? ServerResponse(status: 200, body: Data(#"{"number": 7}"#.utf8))
        : ServerResponse(
          status: 404, headers: ["X-Request-ID": "r-9"],
          body: Data(#"{"detail": "This order was cancelled by you."}"#.utf8))
    })
    let session = URLSession(configuration: .ephemeral)
    let order = try await session.answer(
      SentOrder.self, for: URLRequest(url: server.url.appending(path: "order")))
    #expect(order.number == 7)
    do {
      _ = try await session.answer(
        SentOrder.self, for: URLRequest(url: server.url.appending(path: "gone")))
      Issue.record("a 404 is an answer")
    } catch let error as HTTPResponseError {
      #expect(error.statusCode == 404 && error.requestID == "r-9")
      #expect(describer.describe(error).message == "This order was cancelled by you.")
    }
  }
}

private struct SentOrder: Decodable {
  let number: Int
}

struct SignUpForm {
  var email = ""
  var name = ""
}
