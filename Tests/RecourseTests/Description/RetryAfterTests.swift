import Foundation
import Recourse
import Testing

@Suite struct RetryAfterTests {
  @Test func `parses a number of seconds`() {
    #expect(RetryAfter("120") == .seconds(120))
    #expect(RetryAfter(" 0 ") == .seconds(0))
    #expect(RetryAfter("99999999999999999999999999") == .seconds(.max))
  }

  @Test(arguments: [
    "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
  ])
  func `parses a date in each format that HTTP allows`(_ value: String) {
    #expect(RetryAfter(value) == .date(Date(timeIntervalSince1970: 784_111_777)))
  }

  @Test(arguments: [
    "", " ", "-5", "1.5", "soon", "１２", "0x10", "Sun, 06 Nov", "5, 6",
    "Sun, 06\u{9CD}\u{FFFD} 1994 08:49:37 GMT", "S\u{358}\u{FFFD}9:2craahct",
  ])
  func `rejects every other value`(_ value: String) {
    #expect(RetryAfter(value) == nil)
  }

  @Test func `rejects a huge value without parsing all of it`() {
    #expect(RetryAfter(String(repeating: "x", count: 10_000_000)) == nil)
  }

  @Test func `converts to a delay that is never negative and never overflows`() {
    let now = Date(timeIntervalSince1970: 1_000)
    #expect(RetryAfter.seconds(30).delay(from: now) == .seconds(30))
    #expect(RetryAfter.seconds(-30).delay(from: now) == .zero)
    #expect(RetryAfter.date(now + 90).delay(from: now) == .seconds(90))
    #expect(RetryAfter.date(now - 90).delay(from: now) == .zero)
    #expect(RetryAfter.seconds(.max).delay() > .seconds(1_000_000))
    #expect(RetryAfter.date(.distantFuture).delay() > .seconds(1_000_000))
  }

  @Test(arguments: [
    (0, "Try again."), (1, "Try again in 1 second."), (30, "Try again in 30 seconds."),
    (90, "Try again in 90 seconds."), (91, "Try again in 2 minutes."),
    (120, "Try again in 2 minutes."), (3_600, "Try again in 60 minutes."),
    (5_461, "Try again in 2 hours."), (172_800, "Try again in 48 hours."),
    (1_000_000, "Try again later."), (Int.max, "Try again later."),
  ])
  func `suggests when to try again`(_ seconds: Int, suggestion: String) {
    let error = Refused(statusCode: 503, retryAfter: .seconds(seconds))
    let description = ErrorDescriber(locale: Locale(identifier: "en")).describe(error)
    #expect(description.recoverySuggestion?.hasPrefix(suggestion) == true)
  }

  @Test func `describes an HTTP status unless the error has its own text`() {
    let describer = ErrorDescriber(locale: Locale(identifier: "en"))
    #expect(describer.describe(Refused(statusCode: 404)).title == "This can’t be found")
    let own = describer.describe(RefusedInWords(statusCode: 404))
    #expect(own.title == "No such order")
    #expect(own.message == "This can’t be found\nIt may have been moved or deleted.")
  }

  @Test(arguments: [RetryAfter.seconds(30), .date(Date(timeIntervalSince1970: 784_111_777))])
  func `survives encoding and decoding`(_ value: RetryAfter) throws {
    let data = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(RetryAfter.self, from: data) == value)
  }
}

private struct Refused: HTTPStatusProvider {
  let statusCode: Int
  var retryAfter: RetryAfter?
}

private struct RefusedInWords: HTTPStatusProvider, LocalizedError {
  let statusCode: Int
  var errorDescription: String? { "No such order" }
}
