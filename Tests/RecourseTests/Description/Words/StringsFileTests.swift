import Foundation
import Testing

// The plural forms of a language are an internal, plain value.
@testable import Recourse

@Suite struct StringsFileTests {
  @Test func `every supported language has texts`() throws {
    #expect(try StringsFile.present == StringsFile.languages)
    let built = Language.all.map { $0.identifier.lowercased() }
    #expect(built == StringsFile.languages.map { $0.lowercased() })
  }

  @Test(arguments: try StringsFile.present)
  func `each language has English's keys and its own plural forms`(
    _ language: String
  ) throws {
    let file = try StringsFile(language)
    #expect(file.plainKeys == (try StringsFile("en").plainKeys))
    let forms = Set(PluralRule(language: language).forms.map(\.rawValue))
    for key in StringsFile.counted {
      #expect(file.forms(of: key) == forms, "\(key)")
    }
  }

  @Test(arguments: try StringsFile.present)
  func `each text is well formed and has the placeholders of English`(_ language: String) throws {
    let english = try StringsFile("en")
    for (key, text) in try StringsFile(language).words where key != "sentence.separator" {
      let original = english[key]
      let places = text.components(separatedBy: "%@").count - 1
      if key.hasPrefix("some.failed.") {
        #expect(text.components(separatedBy: "%1$@").count == 2, "\(key)")
        #expect(text.components(separatedBy: "%2$@").count == 2, "\(key)")
        #expect(text.count <= 60 && !text.endsSentence, "\(key)")
        continue
      }
      if StringsFile.counted.contains(where: { key.hasPrefix($0 + ".") }) {
        #expect(places == 1, "\(key)")
      } else if let original {
        #expect(places == original.components(separatedBy: "%@").count - 1, "\(key)")
      }
      #expect(!text.replacing("%@", with: "").contains("%"), "\(key)")
      #expect(!text.isEmpty, "\(key)")
      #expect(text == text.trimmingCharacters(in: .whitespacesAndNewlines), "\(key)")
      #expect(!text.contains("\""), "\(key) has a quotation mark of a typewriter")
      if key.hasSuffix(".title") {
        #expect(text.count <= 60, "\(key)")
        #expect(!text.endsSentence || text.hasSuffix("!"), "\(key)")
      }
      if key.hasSuffix(".message") || key.hasSuffix(".part") || key.hasPrefix("suggestion.") {
        #expect(text.endsSentence || language == "th", "\(key): \(text)")
      }
    }
  }

  @Test(arguments: try StringsFile.present)
  func `each problem has a distinct title and message`(_ language: String) throws {
    let file = try StringsFile(language)
    let pairs = ErrorMeaning.allCases.map {
      [file["problem.\($0).title"], file["problem.\($0).message"]]
    }
    #expect(Set(pairs).count == ErrorMeaning.allCases.count)
    #expect(pairs.allSatisfy { !$0.contains(nil) })
  }

  @Test func `the code uses every key and no undefined key`() throws {
    let keys = try StringsFile("en").plainKeys
    let asked = try Self.askedFor
    #expect(asked.isSubset(of: keys), "Not there: \(asked.subtracting(keys))")
    #expect(keys.subtracting(asked) == [])
  }

  /// The keys in the code: literal keys, and keys derived from the names of cases.
  private static var askedFor: Set<String> {
    get throws {
      let sources = StringsFile.package.appending(path: "Sources").resolvingSymlinksInPath()
      let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        .filter { $0.hasSuffix(".swift") }
      let written = try paths.flatMap { path in
        try String(contentsOf: sources.appending(path: path), encoding: .utf8)
          .matches(of: /text\["([A-Za-z.]+)"/).map { String($0.output.1) }
      }
      let problems = ErrorMeaning.allCases.flatMap {
        ["problem.\($0).title", "problem.\($0).message"]
      }
      let parts = ["problem.dataUnreadable.part", "problem.dataIncomplete.part"]
      let suggestions = ErrorMeaning.allCases.compactMap(\.row.suggestion).map {
        "suggestion.\($0)"
      }
      return Set(written + problems + parts + suggestions)
    }
  }
}
