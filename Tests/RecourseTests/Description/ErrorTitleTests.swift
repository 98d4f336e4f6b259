import Foundation
import Recourse
import Testing

@Suite struct ErrorTitleTests {
  private func withStrings(_ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (language, text) in [("en", "The order isn’t placed"), ("de", "Nicht bestellt")] {
      let strings = folder.appending(path: "\(language).lproj")
      try FileManager.default.createDirectory(at: strings, withIntermediateDirectories: true)
      try Data("\"order\" = \"\(text)\";".utf8)
        .write(to: strings.appending(path: "Localizable.strings"))
    }
    try body(#require(Bundle(url: folder)))
  }

  @Test func `a literal is looked up in the language of the describer`() throws {
    let title: ErrorTitle = "order"
    try withStrings { bundle in
      #expect(title.text(in: "de", from: bundle) == "Nicht bestellt")
      #expect(title.text(in: "de-AT", from: bundle) == "Nicht bestellt")
      #expect(title.text(in: "en", from: bundle) == "The order isn’t placed")
      #expect(("other" as ErrorTitle).text(in: "de", from: bundle) == "other")
    }
  }

  @Test func `a text that contains other words is never a key`() throws {
    let word = "order"
    try withStrings { bundle in
      #expect(("\(word)" as ErrorTitle).text(in: "de", from: bundle) == "order")
      #expect(ErrorTitle(verbatim: word).text(in: "de", from: bundle) == "order")
    }
  }

  @MainActor
  @Test func `a title without a translation is presented as it is`() {
    let router = ErrorRouter(describer: ErrorDescriber(locale: Locale(identifier: "de")))
    router.report(URLError(.timedOut), origin: .userAction, title: "The order isn’t placed")
    #expect(router.journal.entries[0].report.title == "The order isn’t placed")
  }
}
