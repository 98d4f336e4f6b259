import FeatureA
import RecourseUI
import SharedErrors
import Testing

@testable import GalleryScreens  // The policy's routes are the app's own.

@MainActor
@Suite struct GalleryPolicyTests {
  @Test(arguments: [
    ("The session has expired", Disposition.route(.signIn)),
    ("An error caused by it", .route(.signIn)), ("No connection", .toast),
    ("The shop is closed", .banner), ("An unreadable response", .alert),
    ("A declined payment", .alert), ("A wrong password", .alert), ("A conflict", .sheet),
    ("An error without text", .toast), ("A full disk", .alert), ("An unknown code", .toast),
    ("A cancellation", .ignore),
  ])
  func `a user action's failure is always presented`(name: String, disposition: Disposition)
    throws
  {
    #expect(try decision(on: name, from: .userAction).disposition == disposition)
  }

  @Test(arguments: [
    ("The session has expired", Disposition.route(.signIn)), ("No connection", .log),
    ("The shop is closed", .log), ("An unreadable response", .alert), ("A conflict", .sheet),
    ("An error without text", .log), ("A full disk", .log), ("A cancellation", .ignore),
  ])
  func `errors of background work are presented only if a person must act`(
    name: String, disposition: Disposition
  ) throws {
    #expect(try decision(on: name, from: .background).disposition == disposition)
  }

  @Test func `an error for developers is an alert only in debug builds`() throws {
    let name = "An unreadable response"
    #expect(try decision(on: name, from: .userAction, build: .debug).disposition == .alert)
    #expect(try decision(on: name, from: .userAction, build: .release).disposition == .log)
  }

  @Test(arguments: ErrorOrigin.allCases)
  func `in a release, only errors of background work are hidden`(origin: ErrorOrigin) throws {
    let decision = try decision(on: "An error without text", from: origin, build: .release)
    let expected: Disposition =
      switch origin {
      case .userAction, .launch: .toast
      case .firstLoad, .refresh: .inline
      case .background, .prefetch: .log
      }
    #expect(decision.disposition == expected)
  }

  @Test(arguments: [
    ("A declined payment", ErrorOrigin.userAction, ["cart"], Disposition.alert),
    ("No connection", .userAction, ["cart"], .alert),
    ("No connection", .firstLoad, ["cart", "gallery"], .inline),
    ("The shop is closed", .userAction, ["gallery"], .banner),
    ("The session has expired", .refresh, ["cart", "gallery"], .route(.signIn)),
  ])
  func `a module decides first, and passes other errors to the app`(
    name: String, origin: ErrorOrigin, policies: [String], disposition: Disposition
  ) throws {
    let decision = try decision(on: name, from: origin, in: [.cart, .gallery])
    #expect(decision.path.map(\.policy) == policies)
    #expect(decision.disposition == disposition)
  }

  private func decision(
    on name: String, from origin: ErrorOrigin, in policies: [ErrorPolicy] = [.gallery],
    build: BuildConfiguration = .debug
  ) throws -> PolicyDecision {
    let example = try #require(PolicyExample.all.first { $0.name == name })
    let report = ErrorReport(example.error, origin: origin)
    return ErrorPolicy { for policy in policies { policy } }.decision(for: report, build: build)
  }
}
