import Foundation
import Testing

// The language of the app depends on the environment of the process, which a test can't change.
@testable import Recourse

@Suite struct LanguageTests {
  @Test(
    arguments: [
      ([:], []),
      (["LANG": "C.UTF-8"], []),
      (["LANG": "de_DE.UTF-8"], ["de_DE"]),
      (["LANG": "sr_RS.UTF-8@latin"], ["sr_RS"]),
      (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR"], ["fr_FR"]),
      (["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "it"], ["it"]),
      (["LANG": "de_DE", "LC_ALL": ""], ["de_DE"]),
      (["LANG": "de_DE", "LANGUAGE": "gl:pt:es"], ["gl", "pt", "es", "de_DE"]),
      (["LANG": "C", "LANGUAGE": "es"], []),
      (["LANG": "POSIX", "LANGUAGE": "es"], []),
    ] as [([String: String], [String])])
  func `reads the languages that the environment asks for`(
    _ environment: [String: String], languages: [String]
  ) {
    #expect(Language.named(in: environment) == languages)
  }

  @Test func `takes the first language that has words`() {
    #expect(Language.first(of: ["gl", "eo", "pt", "es"])?.identifier.lowercased() == "pt-br")
    #expect(Language.first(of: ["gl", "eo"]) == nil)
    #expect(Language.first(of: []) == nil)
  }

  @Test func `finds no words in a folder that isn't there`() {
    #expect(Language(named: "xx") == nil)
    #expect(Language(named: "PT-br") != nil)
    #expect(Language.all.allSatisfy { $0.readWords().count > 150 })
  }
}
