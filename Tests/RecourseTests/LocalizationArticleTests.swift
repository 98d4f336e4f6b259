import Recourse
import Testing

@Suite struct LocalizationArticleTests {
  @Test func `the article about languages lists every language of the package`() throws {
    let text = try article("Localization")
    let listed = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .flatMap { $0.matches(of: #/`([A-Za-z-]+)` [A-Z]/#).map { String($0.output.1) } }
    #expect(listed == ErrorDescriber.localizations)
    #expect(text.contains("in \(listed.count) languages"))
  }
}
