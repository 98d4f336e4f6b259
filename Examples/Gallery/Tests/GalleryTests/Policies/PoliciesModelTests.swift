import RecourseTesting
import RecourseUI
import Testing

@testable import GalleryScreens  // The models are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(1))) struct PoliciesModelTests {
  private let model = PoliciesModel()

  @Test func `says of each example where it goes, and why`() throws {
    #expect(model.rows.map(\.example) == PolicyExample.all)
    let row = try row("No connection")
    #expect(row.decision.disposition == .toast)
    #expect(row.reason.hasPrefix("gallery, line "))
    #expect(row.reason.hasSuffix(": otherwise → toast"))
  }

  @Test func `asks the module first where it is told to`() throws {
    model.scope = .cart
    #expect(try row("No connection").decision.disposition == .alert)
    model.origin = .refresh
    let row = try row("No connection")
    #expect(row.decision.disposition == .inline)
    #expect(row.reason.split(separator: "\n").count == 2)
  }

  @Test func `asks for the build that is chosen`() throws {
    model.build = .debug
    #expect(try row("An unreadable answer").decision.disposition == .alert)
    model.build = .release
    #expect(try row("An unreadable answer").decision.disposition == .log)
  }

  @Test func `tells what has become of a report`() async throws {
    let router = ErrorRouter(policy: .gallery)
    #expect(model.lastOutcome == "Nothing yet")
    model.example = try #require(PolicyExample.all.last)
    await model.report { router.report($0, origin: $1) }
    #expect(model.lastOutcome == "A cancellation: ignored")
  }

  private func row(_ name: String) throws -> PoliciesModel.Row {
    try #require(model.rows.first { $0.id == name })
  }
}
