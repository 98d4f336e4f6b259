import Foundation
import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite struct SharedCauseTests {
  private let router = ErrorRouter(
    policy: ErrorPolicy { Otherwise(.alert) }, interruptionsPerMinute: 100, waitingLimit: 100)

  nonisolated private static let causes: [any Error] = [
    URLError(.notConnectedToInternet), URLError(.userAuthenticationRequired),
    RouterHTTPError(statusCode: 503), RouterSharedError.maintenance,
  ]

  @Test(arguments: causes)
  func `coalesces a shared cause in the same words, however it is wrapped`(error: any Error) {
    router.report(error, origin: .userAction)
    router.report(RouterWrapper(error), origin: .userAction)
    router.report(PolicySyncError.caused(by: RouterWrapper(error)), origin: .userAction)
    router.report(
      NSError(domain: "Shop", code: 1, userInfo: [NSUnderlyingErrorKey: error]), origin: .userAction
    )
    router.report(PolicyWrapper(RouterError.declined, error), origin: .userAction)
    #expect(router.journal.figures == ["pending 1", "coalesced 4"])
  }

  @Test func `keeps one cause in different words apart, except in a banner`() async throws {
    let errors: [any Error] = [
      RouterHTTPError(statusCode: 401), NSError(domain: "CKErrorDomain", code: 9),
    ]
    for error in errors { router.report(error, origin: .userAction) }
    #expect(router.journal.figures == ["pending 2"])
    for error in errors { router.report(error, origin: .userAction, to: .banner) }
    #expect(router.journal.figures == ["pending 3", "coalesced 1"])
    let window = try TestWindow(router)
    await eventually { window.banner?.message?.contains("iCloud") == true }
    #expect(window.banner?.title == ErrorDescriber().describe(errors[0]).title)
  }

  @Test func `keeps different causes apart, and problems without a shared cause`() {
    let errors: [any Error] = [
      URLError(.notConnectedToInternet), RouterHTTPError(statusCode: 401),
      RouterHTTPError(statusCode: 503), RouterSharedError.maintenance, RouterSharedError.own,
      RouterHTTPError(statusCode: 404), URLError(.timedOut), RouterError.declined,
    ]
    for error in errors { router.report(error, origin: .userAction) }
    #expect(router.journal.counts.pending == errors.count)
  }
}
