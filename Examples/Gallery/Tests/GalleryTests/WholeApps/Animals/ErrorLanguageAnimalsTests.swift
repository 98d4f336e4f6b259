import RecourseTesting
import Testing

@testable import GalleryScreens  // The texts are the app's own.

@Suite struct ErrorLanguageAnimalsTests {
  @Test func `there are three languages, starting with the Gallery’s`() {
    #expect(
      ErrorLanguage.ofAnimals.map(\.name) == ["English", "German – Deutsch", "Arabic – العربية"])
  }

  @Test func `error messages pass the linter in each language`() {
    let linter = MessageLinter(locales: ErrorLanguage.ofAnimals.map(\.locale)) { locale in
      ErrorLanguage(locale.identifier).animalDescriber
    }
    #expect(linter.findings(in: AnimalError.allCases) == [])
  }

  @Test(arguments: ErrorLanguage.ofAnimals)
  func `each error has a title, and each animal a name`(language: ErrorLanguage) {
    let titles = AnimalError.allCases.map { language.animalDescriber.describe($0).title }
    #expect(Set(titles).count == titles.count)
    let names = Animal.allCases.map(language.name) + [language.name(of: nil)]
    #expect(Set(names).count == names.count)
    #expect(!names.contains { $0.hasPrefix("animal.") || $0 == "nothingYet" })
  }

  @Test(arguments: [
    ("en", "Hedgehog", "Trying again, 2 of 3"), ("de", "Igel", "Neuer Versuch, 2 von 3"),
    ("ar", "قنفذ", "محاولة أخرى، 2 من 3"),
  ])
  func `the texts are in the language`(identifier: String, name: String, progress: String) {
    let language = ErrorLanguage(identifier)
    #expect(language.name(of: .hedgehog) == name)
    #expect(language.progress(ofAttempt: 2) == progress)
    #expect(language.progress(ofAttempt: 1) != progress)
  }
}
