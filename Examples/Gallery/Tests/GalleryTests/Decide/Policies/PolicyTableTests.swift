import RecourseUI
import Testing

@testable import GalleryScreens  // The table is the app's own.

@MainActor
@Suite struct PolicyTableTests {
  private struct Late: Error {}
  private struct Lost: Error {}

  private let examples = [
    PolicyExample("late", Late()), PolicyExample("lost", Lost()),
    PolicyExample("lost too", Lost()),
  ]
  private let module = ErrorPolicy("module") {
    On(Late.self, .parent)
    On(Lost.self, .alert, inRelease: .log)
  }
  private let app = ErrorPolicy("app") {
    Otherwise(.toast)
  }

  @Test func `contains the rules of the policy in order`() {
    let table = table(of: module)
    #expect(table.name == "module")
    #expect(table.parent == "app")
    #expect(table.lines.map(\.row) == module.table)
  }

  @Test func `lists the examples that each rule has matched or passed on`() {
    let lines = table(of: module).lines
    #expect(lines.map(\.examples) == [["late"], ["lost", "lost too"]])
    #expect(lines.map(\.passesOn) == [true, false])
    let place = lines[0].row.source.line
    #expect(lines[0].explanation == "Line \(place), passes on: late")
    #expect(lines[1].explanation == "Line \(place + 1), matches: lost, lost too")
    #expect(table(of: app).lines.map(\.examples) == [["late"]])
  }

  @Test func `marks the rules that have matched the selected example`() {
    #expect(table(of: module, chosen: 0).lines.map(\.isMarked) == [true, false])
    #expect(table(of: app, chosen: 0).lines.map(\.isMarked) == [true])
    #expect(table(of: module, chosen: 2).lines.map(\.isMarked) == [false, true])
    #expect(table(of: app, chosen: 2).lines.map(\.isMarked) == [false])
  }

  @Test func `shows the dispositions for the given build`() {
    #expect(table(of: module, build: .debug).lines.last?.disposition == .alert)
    #expect(table(of: module, build: .release).lines.last?.disposition == .log)
  }

  @Test func `a rule that decides for each report has no disposition`() {
    let policy = ErrorPolicy("module") { On(Lost.self) { _ in .banner } }
    #expect(table(of: policy).lines.map(\.disposition) == [nil])
  }

  private func table(
    of policy: ErrorPolicy, chosen: Int = 0, build: BuildConfiguration = .debug
  ) -> PolicyTable {
    let answers = examples.map { example in
      PolicyAnswer(
        example: example,
        decision: ErrorPolicy.decision(
          for: ErrorReport(example.error, origin: .userAction), in: [module, app], build: build))
    }
    return PolicyTable(
      policy, parent: policy.name == app.name ? nil : app, build: build, answers: answers,
      chosen: examples[chosen])
  }
}
