import Foundation
import Recourse
import Testing

@Suite struct ErrorRemedyTests {
  private enum Own: ErrorRemedyProvider {
    case needsPerson, says(ErrorRemedy, RetryAfter?)

    var remedy: ErrorRemedy {
      if case .says(let remedy, _) = self { remedy } else { .needsUser }
    }

    var retryAfter: RetryAfter? {
      if case .says(_, let delay) = self { delay } else { nil }
    }

    var isUnprocessed: Bool { true }
  }

  private func cloudKit(_ code: Int, _ values: [String: Any] = [:]) -> any Error {
    NSError(domain: "CKErrorDomain", code: code, userInfo: values)
  }

  private func posix(_ code: Int32) -> any Error {
    NSError(domain: NSPOSIXErrorDomain, code: Int(code))
  }

  @Test func `a cancellation has neither the remedy nor the words of what lies beneath it`() {
    let certificate = NSError(domain: NSURLErrorDomain, code: -1202)
    let error = NSError(
      domain: NSURLErrorDomain, code: NSURLErrorCancelled,
      userInfo: [NSUnderlyingErrorKey: certificate])
    #expect(error.isCancellation)
    #expect(error.remedy == .unknown)
    let describer = ErrorDescriber(locale: Locale(identifier: "en"))
    #expect(describer.describe(error).title == "Cancelled")
  }

  @Test(arguments: [
    "Error Domain=NSCocoaErrorDomain Code=640 \"You can't save\"",
    "Object <Foo: 0x600003a70340> is nil", "TypeError: undefined is not an object",
    "SQLSTATE[23505]: duplicate key", "Fatal error: Unexpectedly found nil while unwrapping",
  ])
  func `a dump in an app's error is not presented`(_ text: String) {
    struct Dumped: LocalizedError {
      let text: String
      var errorDescription: String? { text }
    }
    let words = ErrorDescriber(locale: Locale(identifier: "en")).describe(Dumped(text: text))
    #expect(words.title == "Something went wrong")
    #expect(!words.fullMessage.contains(text))
  }

  @Test func `maps each HTTP status to a remedy`() {
    let remedies: [(ErrorRemedy, [Int])] = [
      (.transient, [408, 423, 425, 429, 500, 502, 503, 504, 520, 599]),
      (.needsUser, [401, 402, 403, 407, 409, 412, 422, 426, 507, 511]),
      (.permanent, [200, 304, 400, 404, 405, 410, 413, 415, 418, 451, 501, 505, 508]),
      (.unknown, [-1, 0, 99, 600]),
    ]
    for (remedy, statuses) in remedies {
      for status in statuses {
        #expect(RetryTestStatus(statusCode: status).remedy == remedy, "\(status)")
      }
    }
  }

  @Test func `maps system errors to remedies`() {
    let remedies: [(ErrorRemedy, [any Error])] = [
      (
        .transient,
        [
          URLError(.timedOut), URLError(.notConnectedToInternet), URLError(.networkConnectionLost),
          URLError(.cannotConnectToHost), URLError(.secureConnectionFailed), posix(ECONNREFUSED),
          posix(EAGAIN), posix(EBUSY), cloudKit(7), CocoaError(.fileLocking),
        ]
      ),
      (
        .needsUser,
        [
          URLError(.userAuthenticationRequired), URLError(.dataNotAllowed),
          CocoaError(.fileWriteOutOfSpace), CocoaError(.fileReadNoPermission), cloudKit(25),
          cloudKit(14), NSError(domain: "kCLErrorDomain", code: 1), CocoaError(.keyValueValidation),
        ]
      ),
      (
        .permanent,
        [
          URLError(.badServerResponse), URLError(.serverCertificateUntrusted),
          CocoaError(.fileNoSuchFile), posix(EINVAL),
          cloudKit(12), DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "")),
        ]
      ),
      (.unknown, [RetryTestError.busy, CancellationError(), NSError(domain: "Shop", code: 1)]),
    ]
    for (remedy, errors) in remedies {
      for error in errors { #expect(error.remedy == remedy, "\(String(reflecting: error))") }
    }
  }

  @Test func `prefers the remedy of the error itself`() {
    let error: any Error = Own.needsPerson
    #expect(error.remedy == .needsUser)
    #expect(RetryTestWrapper(causes: [Own.needsPerson]).remedy == .needsUser)
  }

  @Test func `an error has the remedy of its most specific known cause`() {
    let inner = RetryTestWrapper(causes: [URLError(.timedOut)])
    #expect(RetryTestWrapper(causes: [inner]).remedy == .transient)
    let person = NSError(
      domain: NSCocoaErrorDomain, code: 640,
      userInfo: [NSUnderlyingErrorKey: URLError(.timedOut)])
    #expect(RetryTestWrapper(causes: [person]).remedy == .transient)
    let general = NSError(
      domain: NSCocoaErrorDomain, code: 256,
      userInfo: [NSUnderlyingErrorKey: CocoaError(.fileWriteOutOfSpace)])
    #expect(general.remedy == .needsUser)
    #expect(Own.says(.unknown, nil).remedy == .unknown)
  }

  @Test func `with several causes, the one that needs more than time decides`() {
    func remedy(_ codes: Int...) -> ErrorRemedy {
      RetryTestWrapper(causes: codes.map { RetryTestStatus(statusCode: $0) }).remedy
    }
    #expect(remedy(503, 503) == .transient)
    #expect(remedy(503, 404) == .permanent)
    #expect(remedy(404, 503, 401) == .needsUser)
    #expect(remedy(0, 503) == .transient)
  }

  @Test func `finds the delay that an error or a cause requests`() {
    let date = Date(timeIntervalSince1970: 0)
    #expect(RetryTestError.busy.causeTree.requestedDelay(at: date) == nil)
    #expect(RetryTestStatus(statusCode: 503).causeTree.requestedDelay(at: date) == nil)
    let delayed = RetryTestStatus(statusCode: 503, retryAfter: .seconds(7))
    #expect(RetryTestWrapper(causes: [delayed]).causeTree.requestedDelay(at: date) == .seconds(7))
    #expect(Own.says(.transient, .seconds(3)).causeTree.requestedDelay(at: date) == .seconds(3))
    #expect(
      cloudKit(7, ["CKRetryAfter": 2.5]).causeTree.requestedDelay(at: date) == .milliseconds(2_500))
    #expect(
      cloudKit(7, ["CKRetryAfter": NSNumber(value: 4)]).causeTree.requestedDelay(at: date)
        == .seconds(4))
    #expect(cloudKit(7, ["CKRetryAfter": -1.0]).causeTree.requestedDelay(at: date) == .zero)
    let parts = RetryTestWrapper(causes: [delayed, cloudKit(7, ["CKRetryAfter": 9.0])])
    #expect(parts.causeTree.requestedDelay(at: date) == .seconds(9))
  }

  @Test func `accepts a requested delay of any length`() {
    for seconds in [Double.infinity, .nan, 1e300] {
      #expect(cloudKit(7, ["CKRetryAfter": seconds]).causeTree.requestedDelay(at: Date()) != nil)
    }
    let error = RetryTestStatus(
      statusCode: 503, retryAfter: .date(Date(timeIntervalSinceReferenceDate: .infinity)))
    #expect(error.causeTree.requestedDelay(at: Date()) ?? .zero > .seconds(1e9))
  }

  @Test func `recognizes errors that prove that nothing was done`() {
    let proofs: [any Error] = [
      URLError(.cannotConnectToHost), URLError(.cannotFindHost), URLError(.notConnectedToInternet),
      posix(ECONNREFUSED), RetryTestStatus(statusCode: 429), RetryTestStatus(statusCode: 425),
      RetryTestStatus(statusCode: 503, retryAfter: .seconds(1)), Own.needsPerson,
      RetryTestWrapper(causes: [URLError(.cannotConnectToHost)]),
    ]
    for error in proofs { #expect(error.causeTree.isProofThatNothingWasDone, "\(error)") }
    let others: [any Error] = [
      URLError(.timedOut), URLError(.networkConnectionLost), posix(EHOSTUNREACH), posix(ECONNRESET),
      RetryTestStatus(statusCode: 500), RetryTestStatus(statusCode: 503), RetryTestError.busy,
      RetryTestWrapper(causes: [URLError(.cannotConnectToHost), URLError(.timedOut)]),
      NSError(
        domain: NSURLErrorDomain, code: NSURLErrorTimedOut,
        userInfo: [NSUnderlyingErrorKey: posix(ECONNREFUSED)]),
    ]
    for error in others { #expect(!error.causeTree.isProofThatNothingWasDone, "\(error)") }
  }
}
