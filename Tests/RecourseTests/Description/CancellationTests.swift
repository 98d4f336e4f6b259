import Foundation
import Recourse
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct CancellationTests {
  @Test(arguments: Cancellation.all)
  func `recognizes a cancellation at any depth of wrapping`(_ cancellation: Cancellation) {
    #expect(cancellation.error.isCancellation)
  }

  @Test func `recognizes a cancellation under a custom error`() {
    #expect(Caused(URLError(.cancelled)).isCancellation)
    #expect(ForeignError(errorUserInfo: [NSUnderlyingErrorKey: CancellationError()]).isCancellation)
    let context = DecodingError.Context(
      codingPath: [], debugDescription: "", underlyingError: CancellationError())
    #expect(DecodingError.dataCorrupted(context).isCancellation)
    #expect(Caused.chain(400, around: CancellationError()).isCancellation)
  }

  @Test func `an error with several causes is a cancellation only if every cause is one`() {
    let cancelled = CancellationError()
    let failed = URLError(.timedOut)
    #expect(Caused(cancelled, Caused(URLError(.cancelled))).isCancellation)
    #expect(!Caused(cancelled, failed).isCancellation)
    #expect(!Caused(Caused(cancelled), Caused(cancelled, failed)).isCancellation)
    #expect(Caused(Caused(cancelled), Caused(cancelled, cancelled)).isCancellation)
    let several = ["NSMultipleUnderlyingErrorsKey": [cancelled, failed] as [any Error]]
    #expect(!NSError(domain: "Several", code: 1, userInfo: several).isCancellation)
    #expect(
      !NSError(
        domain: "Several", code: 1,
        userInfo: [
          "NSMultipleUnderlyingErrorsKey": [
            any Error
          ]()
        ]
      ).isCancellation)
  }

  @Test func `a cancellation code counts regardless of the error's own causes`() {
    let error = NSError(
      domain: NSURLErrorDomain, code: NSURLErrorCancelled,
      userInfo: [NSUnderlyingErrorKey: POSIXError(.ENOENT)])
    #expect(error.isCancellation)
  }

  @Test(arguments: [
    ("CKErrorDomain", 20), ("SKErrorDomain", 2), ("NSOSStatusErrorDomain", -128),
    ("com.apple.AuthenticationServices.WebAuthenticationSession", 1),
    ("com.apple.AuthenticationServices.AuthorizationError", 1001),
    ("com.apple.LocalAuthentication", -2), ("com.apple.LocalAuthentication", -4),
    ("com.apple.LocalAuthentication", -9), ("PHPhotosErrorDomain", 3072),
    ("AVFoundationErrorDomain", -11878), ("kCLErrorDomain", 10), ("GKErrorDomain", 2),
  ])
  func `recognizes the cancellation codes of the frameworks`(_ domain: String, code: Int) {
    #expect(NSError(domain: domain, code: code).isCancellation)
    #expect(!NSError(domain: domain, code: code + 100).isCancellation)
    #expect(!NSError(domain: "Other", code: code).isCancellation)
  }

  @Test func `recognizes cancellations of libraries by type name and case`() {
    #expect(AFError.explicitlyCancelled.isCancellation)
    #expect(Caused(AFError.explicitlyCancelled).isCancellation)
    #expect(!AFError.invalidURL(url: "explicitlyCancelled").isCancellation)
    #expect(StoreKit.StoreKitError.userCancelled.isCancellation)
    #expect(!StoreKit.StoreKitError.unknown.isCancellation)
  }

  @Test(arguments: Wrapping.all)
  func `recognizes a cancellation through every transparent wrapper`(
    _ wrapping: Wrapping
  ) throws {
    for cancellation in Cancellation.all {
      let wrapped = try wrapping.wrap(cancellation.error)
      #expect(wrapped.isCancellation)
      #expect(try wrapping.wrap(wrapped).isCancellation)
      #expect(try wrapping.wrap(wrapping.wrap(URLError(.timedOut))).isCancellation == false)
    }
  }

  @Test func `errors in a payload count as a cancellation only if all of them are cancellations`() {
    let failed = Carrying(errors: [CancellationError(), URLError(.timedOut)])
    #expect(!failed.isCancellation)
    #expect(!Carrying(errors: []).isCancellation)
    #expect(Carrying(errors: [CancellationError(), URLError(.cancelled)]).isCancellation)
  }

  @Test func `never mistakes another error for a cancellation`() {
    #expect(!URLError(.timedOut).isCancellation)
    #expect(!URLError(.userCancelledAuthentication).isCancellation)
    #expect(!CocoaError(.fileNoSuchFile).isCancellation)
    #expect(!POSIXError(.ENOENT).isCancellation)
    #expect(!MuteError.secret("cancelled").isCancellation)
    #expect(!Caused(URLError(.timedOut)).isCancellation)
    #expect(!NSError(domain: "Other", code: NSURLErrorCancelled).isCancellation)
  }

  @Test(.timeLimit(.minutes(5)))
  func `a search through endless causes ends, and unvisited causes never count as cancelled`() {
    #expect(!EndlessError().isCancellation)
    #expect(!CauseCircle().error.isCancellation)
    let many = [any Error](repeating: CancellationError(), count: 10_000)
    #expect(!ForeignError(errorUserInfo: ["NSMultipleUnderlyingErrorsKey": many]).isCancellation)
    #expect(!Caused.chain(10_000, around: CancellationError()).isCancellation)
    #expect(Caused(CauseCircle().error, CancellationError()).isCancellation == false)
  }
}

/// A stand-in for Alamofire's error, with the cases that the tests need.
private enum AFError: LocalizedError {
  case explicitlyCancelled
  case invalidURL(url: String)
}

/// An error whose payload contains other errors.
private struct Carrying: Error {
  var errors: [any Error] = []
  var optional: (any Error)?
  var result: Result<Int, any Error> = .success(0)
  var pairs: [String: any Error] = [:]
}

private final class CarryingObject: Error {
  let cause: any Error

  init(_ cause: any Error) { self.cause = cause }
}

private enum CarryingCase: Error {
  case plain(any Error)
  case optional((any Error)?)
  case labelled(file: String, underlying: any Error)
  case reported(ErrorReport)
  case loading(LoadFailure)
  case tried(FailedAttempt)
}

/// A way to wrap one error in another, in most cases without declaring a cause.
struct Wrapping: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let wrap: @Sendable (any Error) throws -> any Error

  init(_ description: String, _ wrap: @escaping @Sendable (any Error) throws -> any Error) {
    testDescription = description
    self.wrap = wrap
  }

  static let all = [
    Wrapping("a case") { CarryingCase.plain($0) },
    Wrapping("an optional") { CarryingCase.optional($0) },
    Wrapping("a case with more") { CarryingCase.labelled(file: "a", underlying: $0) },
    Wrapping("a report") { CarryingCase.reported(ErrorReport($0, origin: .launch)) },
    Wrapping("a load's failure") { CarryingCase.loading(LoadFailure($0)) },
    Wrapping("an attempt") {
      CarryingCase.tried(
        FailedAttempt(number: 1, error: $0, date: Date(), decision: .stop(.attemptsUsedUp)))
    },
    Wrapping("a structure") { Carrying(optional: $0) },
    Wrapping("an array") { Carrying(errors: [$0, $0]) },
    Wrapping("a result") { Carrying(result: .failure($0)) },
    Wrapping("a dictionary") { Carrying(pairs: ["a": $0]) },
    Wrapping("an object") { CarryingObject($0) },
    Wrapping("a snapshot") { ErrorReport($0, origin: .launch).snapshot() },
    Wrapping("a restored error") {
      let data = try JSONEncoder().encode(LoadFailure($0))
      return try JSONDecoder().decode(LoadFailure.self, from: data).error
    },
    Wrapping("several underlying errors") {
      NSError(domain: "Several", code: 1, userInfo: ["NSMultipleUnderlyingErrorsKey": [$0, $0]])
    },
  ]
}
