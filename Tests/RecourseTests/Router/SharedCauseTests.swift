import Foundation
import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite struct SharedCauseTests {
  private let router = ErrorRouter(
    policy: ErrorPolicy { Otherwise(.alert) }, interruptionsPerMinute: 100)

  nonisolated private static let offline: [any Error] = [
    URLError(.notConnectedToInternet), URLError(.dataNotAllowed), URLError(.callIsActive),
    NSError(domain: NSURLErrorDomain, code: NSURLErrorNotConnectedToInternet),
    NSError(domain: NSPOSIXErrorDomain, code: Int(ENETUNREACH)),
  ]
  nonisolated private static let signedOut: [any Error] = [
    RouterHTTPError(statusCode: 401), URLError(.userAuthenticationRequired),
    NSError(domain: "CKErrorDomain", code: 9),
  ]
  nonisolated private static let unavailable: [any Error] = [
    RouterHTTPError(statusCode: 503), CircuitOpenError(),
  ]

  @Test(arguments: [offline, signedOut, unavailable, [RouterSharedError.maintenance]])
  func `coalesces a shared cause, however it is wrapped`(errors: [any Error]) {
    for error in errors {
      router.report(error)
      router.report(RouterWrapper(error))
      router.report(PolicySyncError.caused(by: RouterWrapper(error)))
      router.report(NSError(domain: "Shop", code: 1, userInfo: [NSUnderlyingErrorKey: error]))
      router.report(PolicyWrapper(RouterError.declined, error))
    }
    #expect(
      router.journal.figures == ["pending 1", "coalesced \(errors.count * 5 - 1)"])
  }

  @Test func `keeps different causes apart, and problems without a shared cause`() {
    let errors: [any Error] = [
      URLError(.notConnectedToInternet), RouterHTTPError(statusCode: 401),
      RouterHTTPError(statusCode: 503), RouterSharedError.maintenance, RouterSharedError.own,
      RouterHTTPError(statusCode: 404), URLError(.timedOut), RouterError.declined,
    ]
    for error in errors { router.report(error) }
    #expect(router.journal.counts.pending == errors.count)
  }
}
