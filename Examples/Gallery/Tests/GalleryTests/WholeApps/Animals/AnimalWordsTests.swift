import Foundation
import RecourseTesting
import Testing

@testable import GalleryScreens  // The words are the app's own.

@Suite struct AnimalWordsTests {
  @Test func `there are three languages, starting with the Gallery’s`() {
    #expect(
      AnimalWords.languages.map(\.name) == ["English", "German – Deutsch", "Arabic – العربية"])
  }

  @Test func `error messages pass the linter in each language`() {
    let linter = MessageLinter(locales: AnimalWords.languages.map(\.locale)) { locale in
      AnimalWords(in: ErrorLanguage(locale.identifier)).describer
    }
    #expect(linter.findings(in: AnimalError.self) == [])
  }

  @Test func `each error has a distinct title`() {
    for language in AnimalWords.languages {
      let describer = AnimalWords(in: language).describer
      let titles = Set(AnimalError.allCases.map { describer.describe($0).title })
      #expect(titles.count == AnimalError.allCases.count)
    }
  }

  @Test func `each animal has a name in each language`() {
    for language in AnimalWords.languages {
      let words = AnimalWords(in: language)
      let names = Animal.allCases.map(words.name)
      #expect(Set(names).count == Animal.allCases.count)
      #expect(!names.contains("") && !words.nothingYet.isEmpty)
    }
    #expect(AnimalWords(in: ErrorLanguage("de")).name(of: .hedgehog) == "Igel")
    #expect(AnimalWords(in: ErrorLanguage("ar")).name(of: .hedgehog) == "قنفذ")
  }

  @Test(arguments: [
    ("en", "Trying again, 2 of 3"), ("de", "Neuer Versuch, 2 von 3"),
    ("ar", "محاولة أخرى، 2 من 3"),
  ])
  func `the progress contains the attempt number`(language: String, text: String) {
    let words = AnimalWords(in: ErrorLanguage(language))
    #expect(words.progress(of: .init(attempt: 2, limit: 3)) == text)
    #expect(!words.progress(of: nil).isEmpty)
  }

  @Test func `a language without texts falls back to English`() {
    #expect(AnimalWords(in: ErrorLanguage("fr")).name(of: .otter) == "Otter")
  }
}
