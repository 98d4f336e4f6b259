import Foundation
import Recourse
import Testing

@Suite struct BuiltInTextTests {
  @Test(arguments: [
    ("de", "de"), ("de_AT", "de"), ("de-CH", "de"), ("en_GB", "en"), ("en-001", "en"),
    ("zh", "zh-Hans"), ("zh_CN", "zh-Hans"), ("zh-Hans-HK", "zh-Hans"), ("zh_Hant_TW", "zh-Hant"),
    ("zh_TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh_MO", "zh-Hant"), ("zh-SG", "zh-Hans"),
    ("yue_HK", "zh-Hant"), ("yue-CN", "zh-Hans"),
    ("pt", "pt-BR"), ("pt_BR", "pt-BR"), ("pt_PT", "pt-PT"), ("pt-AO", "pt-PT"), ("pt_MZ", "pt-PT"),
    ("nb", "nb"), ("no", "nb"), ("nn_NO", "nb"), ("nb_NO", "nb"), ("no_NO.UTF-8", "nb"),
    ("he", "he"), ("iw", "he"), ("iw_IL", "he"), ("he-IL", "he"),
    ("id", "id"), ("in_ID", "id"), ("fa_IR", "fa"), ("fa-AF", "fa"), ("ar_EG", "ar"),
    ("sr", "sr"), ("sr-Latn", "sr"), ("sr_Latn_RS", "sr"), ("sr-Cyrl-BA", "sr"), ("bs", "hr"),
    ("es-419", "es"), ("fr_CA", "fr"), ("ro_MD", "ro"), ("mo", "ro"), ("ms_SG", "ms"),
    ("hi_IN@numbers=deva", "hi"), ("ca-ES-valencia", "ca"), ("el-GR", "el"), ("uk", "uk"),
    ("tlh", "en"), ("", "en"), ("C", "en"), ("en_US_POSIX", "en"), ("und", "en"), ("eo", "en"),
    ("not a locale", "en"), ("../../etc", "en"),
  ])
  func `uses the language of the locale, or English`(_ locale: String, language: String) throws {
    let error = URLError(.timedOut)
    let description = ErrorDescriber(locale: Locale(identifier: locale)).describe(error)
    let file = try StringsFile(language)
    #expect(description.title == file["problem.timedOut.title"])
    #expect(description.message == file["problem.timedOut.message"])
    #expect(description.recoverySuggestion == file["suggestion.tryAgain"])
  }

  @Test(arguments: StringsFile.languages)
  func `inflects counted texts in each language`(_ language: String) throws {
    let file = try StringsFile(language)
    let describer = ErrorDescriber(locale: Locale(identifier: language))
    for seconds in 1...90 {
      let text = describer.describe(Busy(retryAfter: .seconds(seconds))).recoverySuggestion
      let number = seconds.formatted(.number.locale(Locale(identifier: language)))
      let texts = file.forms(of: "retry.seconds").compactMap {
        file["retry.seconds.\($0)"]?.replacing("%@", with: number)
      }
      #expect(texts.contains(try #require(text)))
    }
  }

  @Test(arguments: [
    ("en", 1, "Try again in 1 second."),
    ("en", 5, "Try again in 5 seconds."),
    ("en", 120, "Try again in 2 minutes."),
    ("ru", 1, "секунду"), ("ru", 3, "секунды"), ("ru", 11, "секунд"), ("ru", 21, "секунду"),
    ("pl", 22, "22 sekundy"), ("pl", 25, "25 sekund"),
    ("ar_EG", 5, "٥"), ("fa_IR", 45, "۴۵"), ("hi_IN@numbers=deva", 45, "४५"),
    ("bn_BD@numbers=beng", 45, "৪৫"),
  ])
  func `inserts the number in its plural form and its digits`(
    _ locale: String, seconds: Int, text: String
  ) throws {
    let describer = ErrorDescriber(locale: Locale(identifier: locale))
    let suggestion = describer.describe(Busy(retryAfter: .seconds(seconds))).recoverySuggestion
    #expect(try #require(suggestion).contains(text), "\(suggestion ?? "")")
  }

  @Test func `formats numbers as in English when it falls back to English`() {
    let describer = ErrorDescriber(locale: Locale(identifier: "ur@numbers=arabext"))
    let suggestion = describer.describe(Busy(retryAfter: .seconds(45))).recoverySuggestion
    #expect(suggestion == "Try again in 45 seconds.")
  }

  @Test func `isolates text of the opposite direction`() throws {
    let error = NSError(domain: "Elsewhere", code: 7)
    let code = ErrorDescriber().describe(error).supportCode.description
    for language in ["ar", "fa", "he"] {
      let suggestion = ErrorDescriber(locale: Locale(identifier: language)).describe(error)
        .recoverySuggestion
      let place = try #require(suggestion?.range(of: "\(code)\u{2069}"))
      #expect(try #require(suggestion?[..<place.lowerBound].last).isIsolating)
      #expect(suggestion?.contains("\u{2069}\u{2069}") == false)
    }
    let suggestion = ErrorDescriber(locale: Locale(identifier: "de")).describe(error)
      .recoverySuggestion
    #expect(try #require(suggestion).contains(code))
    #expect(try #require(suggestion).contains("\u{2068}") == false)
  }

  @Test func `supports concurrent use from many tasks`() async {
    let titles = await withTaskGroup(of: String.self) { group in
      for number in 0..<200 {
        let language = StringsFile.languages[number % StringsFile.languages.count]
        // Each task has a unique locale, so that most locales are looked up for the first time.
        let locale = Locale(identifier: "\(language)@x=\(number)")
        group.addTask { ErrorDescriber(locale: locale).describe(URLError(.timedOut)).title }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(titles.count > 30)
  }
}

extension Character {
  /// Whether the character isolates the direction of the text after it.
  fileprivate var isIsolating: Bool {
    unicodeScalars.contains { ("\u{2066}"..."\u{2068}").contains($0) }
  }
}

private struct Busy: HTTPStatusProvider {
  let statusCode = 503
  let retryAfter: RetryAfter?
}
