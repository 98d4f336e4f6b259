@_spi(Testing) import SwiftUI
import Testing

@Suite struct AppLanguageTests {
  @Test(
    arguments: [
      ([], nil, ["ar_EG"], "en"), ([], "de", ["ar_EG"], "de"), (["en"], nil, ["ar_EG"], "en"),
      (["en", "ar"], "en", ["ar_EG", "en"], "ar"), (["en", "de"], "en", ["fr", "de_AT"], "de"),
      (["Base", "de", "fr"], nil, ["it"], "de"), (["de", "fr"], "fr", ["it"], "fr"),
      (["pt-BR", "pt-PT"], nil, ["pt_PT"], "pt-PT"), (["zh-Hans", "en"], nil, ["zh_TW"], "en"),
    ] as [([String], String?, [String], String)])
  func `an app runs in the first preferred language that it has`(
    _ localizations: [String], base: String?, preferences: [String], language: String
  ) {
    #expect(
      AppLanguage.choose(among: localizations, developedIn: base, preferring: preferences)
        == language)
  }

  @Test(
    arguments: [
      ([:], []), (["LANG": "C.UTF-8", "LANGUAGE": "de"], []), (["LANG": "ar_EG.UTF-8"], ["ar_EG"]),
      (["LANG": "de_DE", "LC_ALL": "fr_FR@euro", "LANGUAGE": "ar:he"], ["ar", "he", "fr_FR"]),
    ] as [([String: String], [String])])
  func `preferred languages are read from the environment variables`(
    _ environment: [String: String], languages: [String]
  ) {
    #expect(AppLanguage.preferences(in: environment) == languages)
  }

  @Test(
    arguments: [
      ("ar", .rightToLeft), ("ar-EG", .rightToLeft), ("he", .rightToLeft), ("fa", .rightToLeft),
      ("en", .leftToRight), ("ja", .leftToRight), ("nonsense", .leftToRight), ("", .leftToRight),
    ] as [(String, LayoutDirection)])
  func `the layout direction follows the language`(
    _ language: String, direction: LayoutDirection
  ) {
    #expect(AppLanguage.layoutDirection(of: language) == direction)
  }
}
