import RecourseUI
import Testing

@testable import GalleryScreens  // The languages are as the app shows them.

@Suite struct ErrorLanguageTests {
  @Test func `contains each language of the describer once`() {
    #expect(ErrorLanguage.all.map(\.identifier).sorted() == ErrorDescriber.localizations.sorted())
    #expect(Set(ErrorLanguage.all.map(\.name)).count == ErrorLanguage.all.count)
    #expect(ErrorLanguage.all.contains(.ofGallery))
  }

  @Test(arguments: [
    "Arabic – العربية", "Chinese, Simplified – 简体中文", "English", "German – Deutsch",
    "Norwegian Bokmål – norsk bokmål", "Portuguese (Brazil) – português (Brasil)",
  ])
  func `a language's name is in English and in the language itself`(name: String) {
    #expect(ErrorLanguage.all.contains { $0.name == name })
  }

  @Test func `three languages are right-to-left`() {
    let languages = ErrorLanguage.all.filter(\.isRightToLeft).map(\.identifier)
    #expect(languages.sorted() == ["ar", "fa", "he"])
  }
}
