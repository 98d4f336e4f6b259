import Foundation
import Testing

// The app's language depends on the environment of the process, which a test can't change.
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
  func `reads the requested languages from the environment`(
    _ environment: [String: String], languages: [String]
  ) {
    #expect(Language.named(in: environment) == languages)
  }

  @Test(
    arguments: [
      // An app without localizations uses its development language, regardless of the system's.
      ([], nil, ["de_DE", "en"], "en"),
      ([], "de", ["fr_FR", "en"], "de"),
      (["en"], nil, ["ar_EG"], "en"),
      (["Base", "en"], "en", ["de_DE", "en-001"], "en"),
      // An app with localizations uses the first language that the user prefers.
      (["en", "de", "ar"], "en", ["ar_EG", "de"], "ar"),
      (["en", "de", "ar"], "en", ["fr_FR", "de_AT", "ar"], "de"),
      (["en", "de"], "en", ["fr_FR"], "en"),
      (["de", "fr"], nil, ["it_IT", "en-001"], "de"),
      (["de", "fr"], "fr", ["it_IT"], "fr"),
      (["en-GB", "de"], "de", ["en_US"], "en"),
      (["pt"], nil, ["pt_PT"], "pt-BR"), (["pt-BR", "pt-PT"], nil, ["pt_AO"], "pt-PT"),
      (["no", "en"], "en", ["nn_NO"], "nb"),
      (["zh-Hans", "en"], "en", ["zh_TW"], "en"),
      (["zh_CN", "en"], "en", ["zh-Hans-SG"], "zh-Hans"),
      // The app's language has no texts in the package.
      (["gl", "en"], "en", ["gl_ES", "es"], "en"), ([], "eo", ["de"], "en"),
      (["en", "de"], "en", [], "en"), (["not a locale", ""], "", ["", "../.."], "en"),
    ] as [([String], String?, [String], String)])
  func `the texts are in the language in which the app runs`(
    _ localizations: [String], base: String?, preferences: [String], language: String
  ) {
    let found = Language.ofApp(
      with: localizations, developedIn: base, preferring: preferences)
    #expect(found.identifier.lowercased() == language.lowercased())
    let reversed = Language.ofApp(
      with: localizations.reversed(), developedIn: base, preferring: preferences)
    #expect(found == reversed)
  }

  @Test func `returns the first language that has texts`() {
    #expect(Language.first(of: ["gl", "eo", "pt", "es"])?.identifier.lowercased() == "pt-br")
    #expect(Language.first(of: ["gl", "eo"]) == nil)
    #expect(Language.first(of: []) == nil)
  }

  @Test func `finds only languages that have a folder`() {
    #expect(Language(named: "xx") == nil)
    #expect(Language(named: "PT-br") != nil)
    #expect(BuiltInText.english.count > 150)
    #expect(Language.all.allSatisfy { $0 == .english || $0.readWords().count > 150 })
  }
}
