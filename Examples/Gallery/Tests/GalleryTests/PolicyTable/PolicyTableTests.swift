import RecourseUI
@_spi(Testing) import SwiftUI
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
    On(.type(Late.self), .parent)
    On(.type(Lost.self), .alert, inRelease: .log)
  }
  private let app = ErrorPolicy("app") {
    Otherwise(.toast)
  }

  @Test func `contains the rules of the policy in order, and the name of the next policy`() {
    let texts = show(module).screen.texts
    #expect(texts.contains("The Policy “module”"))
    #expect(texts.contains { $0.hasSuffix(" go to the policy “app”.") })
    #expect(rows(of: module, in: texts).map(\.rule) == module.table.map(\.rule))
    #expect(!show(app).screen.texts.contains { $0.contains("go to the policy") })
  }

  @Test func `lists the examples that each rule has matched or passed on`() {
    let place = module.table[0].source.line
    #expect(
      rows(of: module, in: show(module).screen.texts).map(\.explanation) == [
        "Line \(place), passes on: late", "Line \(place + 1), matches: lost, lost too",
      ])
    let otherwise = rows(of: app, in: show(app).screen.texts).map(\.explanation)
    #expect(otherwise == ["Line \(app.table[0].source.line), matches: late"])
  }

  @Test func `a rule that has matched no example has only its place`() {
    let policy = ErrorPolicy("other") { On(.type(CancellationError.self), .log) }
    let explanations = rows(of: policy, in: show(policy).screen.texts).map(\.explanation)
    #expect(explanations == ["Line \(policy.table[0].source.line)"])
  }

  @Test(arguments: [
    (0, ["arrow.down.circle"], ["checkmark.circle"]), (2, ["checkmark.circle"], []),
  ])
  func `marks the rules that have matched the selected example`(
    chosen: Int, ofModule: [String], ofApp: [String]
  ) {
    #expect(show(module, chosen: chosen).screen.symbols == ofModule)
    #expect(show(app, chosen: chosen).screen.symbols == ofApp)
  }

  @Test(arguments: [(BuildConfiguration.debug, "alert"), (.release, "log")])
  func `shows the dispositions for the given build`(build: BuildConfiguration, words: String) {
    let rows = rows(of: module, in: show(module, build: build).screen.texts)
    #expect(rows.map(\.disposition) == ["parent", words])
  }

  @Test func `a rule that decides for each report has no disposition`() {
    let policy = ErrorPolicy("module") { On(.type(Lost.self)) { _ in .banner } }
    let rows = rows(of: policy, in: show(policy).screen.texts)
    #expect(rows.map(\.disposition) == ["depends on the report"])
  }

  private func show(
    _ policy: ErrorPolicy, chosen: Int = 0, build: BuildConfiguration = .debug
  ) -> HeadlessHost {
    let decisions = examples.map { example in
      let report = ErrorReport(example.error, origin: .userAction)
      let policy = ErrorPolicy {
        module
        app
      }
      return (example, policy.decision(for: report, build: build))
    }
    return HeadlessHost(
      Form {
        PolicyTable(
          policy: policy, parent: policy.name == app.name ? nil : app, build: build,
          decisions: decisions, selection: examples[chosen])
      })
  }

  /// Returns the texts of the table's rows, which are between its header and its footer.
  private func rows(
    of policy: ErrorPolicy, in texts: [String]
  ) -> [(rule: String, explanation: String, disposition: String)] {
    let start = texts.firstIndex(of: "The Policy “\(policy.name)”").map { $0 + 1 } ?? 0
    return policy.table.indices.map { place in
      let index = start + 3 * place
      return (texts[index], texts[index + 1], texts[index + 2])
    }
  }
}
