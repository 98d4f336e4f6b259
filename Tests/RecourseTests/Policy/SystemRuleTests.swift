import Foundation
import Recourse
import Testing

/// Tests rules for system errors, regardless of the user info.
@MainActor
@Suite struct SystemRuleTests {
  nonisolated private static let url = ["NSErrorFailingURLStringKey": "https://example.com"]

  private func isMatched(_ error: any Error, by rule: On) -> Bool {
    let report = ErrorReport(error, origin: .userAction)
    let decision = ErrorPolicy {
      rule
      Otherwise(.log)
    }.decision(for: report)
    return decision.disposition == .banner
  }

  @Test(
    arguments: [
      URLError(.timedOut), URLError(.timedOut, userInfo: url),
      NSError(domain: NSURLErrorDomain, code: -1001, userInfo: url),
      PolicyWrapper(PolicyWrapper(URLError(.timedOut, userInfo: url))),
      NSError(domain: "Shop", code: 1, userInfo: [NSUnderlyingErrorKey: URLError(.timedOut)]),
    ] as [any Error])
  func `a rule for a system error compares domain and code`(error: any Error) {
    #expect(isMatched(error, by: On(.error(URLError(.timedOut)), .banner)))
    #expect(
      isMatched(error, by: On(.error(URLError(.timedOut, userInfo: ["a": "b"]))) { _ in .banner }))
    #expect(
      isMatched(error, by: On(.error(NSError(domain: NSURLErrorDomain, code: -1001)), .banner)))
    #expect(isMatched(error, by: On(.code(URLError.timedOut), .banner)))
    #expect(isMatched(error, by: On(.code(URLError.badURL, .timedOut), .banner)))
    #expect(isMatched(error, by: On(.code(URLError.timedOut)) { _ in .banner }))
    #expect(isMatched(error, by: On(.code(URLError.badURL, .timedOut)) { _ in .banner }))
    #expect(isMatched(error, by: On(.type(URLError.self), .banner)))
    #expect(
      isMatched(
        error, by: On(URLError.self) { error, _ in error.code == .timedOut ? .banner : .log }))
    #expect(!isMatched(error, by: On(.error(URLError(.badURL)), .banner)))
    #expect(!isMatched(error, by: On(.code(URLError.badURL), .banner)))
    #expect(!isMatched(error, by: On(.type(CocoaError.self), .banner)))
    #expect(!isMatched(error, by: On(.error(NSError(domain: "Other", code: -1001)), .banner)))
  }

  @Test func `a rule matches errors of files and of the operating system`() {
    let missing = CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: "/tmp/a"])
    let full = NSError(domain: NSPOSIXErrorDomain, code: Int(ENOSPC), userInfo: Self.url)
    #expect(isMatched(missing, by: On(.error(CocoaError(.fileReadNoSuchFile)), .banner)))
    #expect(isMatched(missing, by: On(.code(CocoaError.fileReadNoSuchFile), .banner)))
    #expect(isMatched(missing as NSError, by: On(.code(CocoaError.fileReadNoSuchFile), .banner)))
    #expect(isMatched(full, by: On(.error(POSIXError(.ENOSPC)), .banner)))
    #expect(isMatched(full, by: On(.code(POSIXError.ENOSPC), .banner)))
    #expect(isMatched(POSIXError(.ENOSPC), by: On(.code(POSIXErrorCode.ENOSPC), .banner)))
    #expect(
      isMatched(
        full, by: On(POSIXError.self) { error, _ in error.code == .ENOSPC ? .banner : .log }))
    #expect(!isMatched(full, by: On(.code(POSIXError.ENOENT), .banner)))
  }

  @Test func `a rule for an app's own error compares the error itself`() {
    let first = CodedInput(field: "a")
    #expect(isMatched(first, by: On(.error(CodedInput(field: "a")), .banner)))
    #expect(!isMatched(first, by: On(.error(CodedInput(field: "b")), .banner)))
    #expect(!isMatched(URLError(.timedOut), by: On(.error(CodedInput(field: "a")), .banner)))
  }

  @Test func `a rule for a status matches every HTTP error, also as a cause`() {
    let errors: [any Error] = [
      RouterHTTPError(statusCode: 503), PolicyWrapper(RouterHTTPError(statusCode: 503)),
      PlainWrapper.failed(RouterHTTPError(statusCode: 503)),
    ]
    for error in errors {
      #expect(isMatched(error, by: On(.status(503), .banner)))
      #expect(isMatched(error, by: On(.status(500...599), .banner)))
      #expect(isMatched(error, by: On(.status(500..<504), .banner)))
      #expect(isMatched(error, by: On(.status(500...), .banner)))
      #expect(isMatched(error, by: On(.status(...503), .banner)))
      #expect(isMatched(error, by: On(.status(503)) { $0.attempt == 1 ? .banner : .log }))
      #expect(isMatched(error, by: On(.status(500...599)) { _ in .banner }))
      #expect(!isMatched(error, by: On(.status(404), .banner)))
      #expect(!isMatched(error, by: On(.status(400..<503), .banner)))
    }
    #expect(!isMatched(URLError(.badServerResponse), by: On(.status(500...), .banner)))
  }

  @Test func `a rule can have another disposition in release builds`() {
    let policy = ErrorPolicy {
      On(.code(URLError.timedOut), .alert, inRelease: .log)
      On(.status(500...), .alert, inRelease: .toast)
    }
    func decide(_ error: any Error) -> [Disposition] {
      BuildConfiguration.allCases.map {
        policy.decision(for: ErrorReport(error, origin: .launch), build: $0).disposition
      }
    }
    #expect(decide(URLError(.timedOut)) == [.alert, .log])
    #expect(decide(RouterHTTPError(statusCode: 500)) == [.alert, .toast])
  }

  @Test func `a rule ignores the cancelled part of an error`() {
    let mixed = PolicyWrapper(URLError(.cancelled), PolicyAPIError.overloaded)
    #expect(isMatched(mixed, by: On(.error(PolicyAPIError.overloaded), .banner)))
    #expect(!isMatched(mixed, by: On(.type(URLError.self), .banner)))
    #expect(!isMatched(mixed, by: On(.domain(NSURLErrorDomain), .banner)))
  }

  @Test func `describes its rules by domain and code, and by status`() {
    let policy = ErrorPolicy {
      On(.code(URLError.timedOut, .badURL), .toast)
      On(.status(500...599), .toast)
      On(.status(404), .toast)
      On(.error(CocoaError(.fileLocking)), .toast)
    }
    #expect(
      policy.table.map(\.rule) == [
        "NSURLErrorDomain -1001, -1000", "status 500...599", "status 404", "NSCocoaErrorDomain 255",
      ])
  }
}

private enum PlainWrapper: Error {
  case failed(any Error)
}

private struct CodedInput: CustomNSError, Equatable {
  static let errorDomain = "Coded"
  let field: String
  var errorCode: Int { 1 }
}
