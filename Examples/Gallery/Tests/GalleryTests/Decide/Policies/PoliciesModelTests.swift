import RecourseTesting
import RecourseUI
import Testing

@testable import GalleryScreens  // The models are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct PoliciesModelTests {
  private let model = PoliciesModel()

  @Test func `shows the decision for the example, and the reason`() {
    choose("No connection")
    #expect(model.answer.decision.disposition == .toast)
    #expect(model.answer.reason.hasPrefix("gallery, line "))
    #expect(model.answer.reason.hasSuffix(": otherwise → toast"))
    choose("A cancellation")
    #expect(model.answer.reason == "always: cancellation → ignore")
  }

  @Test func `evaluates the module's policy first if it is selected`() {
    choose("No connection")
    model.scope = .cart
    #expect(model.answer.decision.disposition == .alert)
    #expect(model.tables.map(\.name) == ["cart", "gallery"])
    #expect(model.tables.map(\.parent) == ["gallery", nil])
    model.origin = .refresh
    #expect(model.answer.decision.disposition == .inline)
    #expect(model.answer.reason.split(separator: "\n").count == 2)
  }

  @Test func `evaluates the policies for the selected build`() {
    choose("An unreadable response")
    model.build = .debug
    #expect(model.answer.decision.disposition == .alert)
    #expect(marked(in: model.tables[0]).map(\.disposition) == [.alert])
    model.build = .release
    #expect(model.answer.decision.disposition == .log)
    #expect(marked(in: model.tables[0]).map(\.disposition) == [.log])
  }

  @Test(arguments: ErrorOrigin.allCases, PolicyScope.allCases)
  func `exactly one rule decides each error, and none decides a cancellation`(
    origin: ErrorOrigin, scope: PolicyScope
  ) {
    model.origin = origin
    model.scope = scope
    let deciding = model.tables.flatMap(\.lines).filter { !$0.passesOn }
    for example in PolicyExample.all {
      let count = deciding.count { $0.examples.contains(example.name) }
      #expect(count == (example.error.isCancellation ? 0 : 1), "\(example.name)")
    }
  }

  @Test func `shows the outcome of a report`() async throws {
    let router = ErrorRouter(policy: .gallery)
    #expect(model.lastOutcome == "Nothing yet")
    model.example = try #require(PolicyExample.all.last)
    await model.report { router.report($0, origin: $1) }
    #expect(model.lastOutcome == "A cancellation: ignored")
  }

  private func choose(_ name: String) {
    model.example = PolicyExample.all.first { $0.name == name } ?? model.example
  }

  private func marked(in table: PolicyTable) -> [PolicyTable.Line] {
    table.lines.filter(\.isMarked)
  }
}
