import Foundation
import Recourse
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct CancellationTests {
  @Test(arguments: Cancellation.all)
  func `recognizes a cancellation, however deep it is wrapped`(_ cancellation: Cancellation) {
    #expect(cancellation.error.isCancellation)
  }

  @Test func `recognizes a cancellation under an error of one's own`() {
    #expect(Caused(URLError(.cancelled)).isCancellation)
    #expect(ForeignError(errorUserInfo: [NSUnderlyingErrorKey: CancellationError()]).isCancellation)
    let context = DecodingError.Context(
      codingPath: [], debugDescription: "", underlyingError: CancellationError())
    #expect(DecodingError.dataCorrupted(context).isCancellation)
    #expect(Caused.chain(400, around: CancellationError()).isCancellation)
  }

  @Test func `needs all of several causes to be cancellations`() {
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

  @Test func `stays a cancellation whatever its own causes are`() {
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
  func `recognizes the frameworks' codes`(_ domain: String, code: Int) {
    #expect(NSError(domain: domain, code: code).isCancellation)
    #expect(!NSError(domain: domain, code: code + 100).isCancellation)
    #expect(!NSError(domain: "Other", code: code).isCancellation)
  }

  @Test func `recognizes the types of libraries by name and case`() {
    #expect(AFError.explicitlyCancelled.isCancellation)
    #expect(Caused(AFError.explicitlyCancelled).isCancellation)
    #expect(!AFError.invalidURL(url: "explicitlyCancelled").isCancellation)
    #expect(StoreKitError.userCancelled.isCancellation)
    #expect(!StoreKitError.unknown.isCancellation)
  }

  @Test func `takes no other error for a cancellation`() {
    #expect(!URLError(.timedOut).isCancellation)
    #expect(!URLError(.userCancelledAuthentication).isCancellation)
    #expect(!CocoaError(.fileNoSuchFile).isCancellation)
    #expect(!POSIXError(.ENOENT).isCancellation)
    #expect(!MuteError.secret("cancelled").isCancellation)
    #expect(!Caused(URLError(.timedOut)).isCancellation)
    #expect(!NSError(domain: "Other", code: NSURLErrorCancelled).isCancellation)
  }

  @Test(.timeLimit(.minutes(1)))
  func `ends when causes are endless, and calls nothing cancelled that it hasn't seen`() {
    #expect(!EndlessError().isCancellation)
    #expect(!CauseCircle().error.isCancellation)
    let many = [any Error](repeating: CancellationError(), count: 10_000)
    #expect(!ForeignError(errorUserInfo: ["NSMultipleUnderlyingErrorsKey": many]).isCancellation)
    #expect(!Caused.chain(10_000, around: CancellationError()).isCancellation)
    #expect(Caused(CauseCircle().error, CancellationError()).isCancellation == false)
  }
}

/// Alamofire's error, as far as it matters here.
private enum AFError: LocalizedError {
  case explicitlyCancelled
  case invalidURL(url: String)
}

/// StoreKit's error, as far as it matters here.
private enum StoreKitError: LocalizedError {
  case unknown
  case userCancelled
}
