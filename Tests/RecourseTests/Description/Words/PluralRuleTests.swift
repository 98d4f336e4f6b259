import Testing

// The plural rules are internal, plain values.
@testable import Recourse

@Suite struct PluralRuleTests {
  /// Compares the forms of numbers with CLDR's samples of each language.
  @Test(
    arguments: [
      ("ja", [.other: [0, 1, 2, 11, 100]]),
      ("en", [.one: [1], .other: [0, 2, 10, 11, 21, 101]]),
      ("pt-PT", [.one: [1], .other: [0, 2, 21]]),
      ("pt-BR", [.one: [0, 1], .other: [2, 11, 21]]),
      ("fr", [.one: [0, 1], .other: [2, 17, 101]]),
      ("hi", [.one: [0, 1], .other: [2, 21]]),
      (
        "ar",
        [
          .zero: [0], .one: [1], .two: [2], .few: [3, 10, 103, 110, 1003],
          .many: [11, 26, 99, 111, 1011], .other: [100, 101, 102, 200, 1000],
        ]
      ),
      ("he", [.one: [1], .two: [2], .other: [0, 3, 12, 20, 22, 100]]),
      (
        "lv",
        [
          .zero: [0, 10, 11, 19, 20, 30, 111], .one: [1, 21, 31, 101], .other: [2, 9, 22, 29, 102],
        ]
      ),
      ("lt", [.one: [1, 21, 101], .few: [2, 9, 22, 102], .other: [0, 10, 11, 19, 20, 111]]),
      ("pl", [.one: [1], .few: [2, 4, 22, 104], .many: [0, 5, 12, 14, 19, 21, 101, 112]]),
      ("ru", [.one: [1, 21, 101], .few: [2, 4, 22, 102], .many: [0, 5, 11, 12, 14, 20, 111]]),
      ("uk", [.one: [1, 21, 101], .few: [2, 4, 22, 102], .many: [0, 5, 11, 12, 14, 20, 111]]),
      ("cs", [.one: [1], .few: [2, 3, 4], .other: [0, 5, 19, 22, 100]]),
      ("sk", [.one: [1], .few: [2, 3, 4], .other: [0, 5, 22]]),
      (
        "sl",
        [.one: [1, 101, 201], .two: [2, 102], .few: [3, 4, 103], .other: [0, 5, 11, 21, 100]]
      ),
      ("hr", [.one: [1, 21, 101], .few: [2, 4, 22, 102], .other: [0, 5, 11, 12, 19, 111]]),
      ("sr", [.one: [1, 21, 101], .few: [2, 4, 22, 102], .other: [0, 5, 11, 12, 19, 111]]),
      ("ro", [.one: [1], .few: [0, 2, 16, 101, 119], .other: [20, 35, 100, 120]]),
    ] as [(String, [PluralRule.Form: [Int]])])
  func `returns the plural form of a number in its language`(
    _ language: String, samples: [PluralRule.Form: [Int]]
  ) {
    let rule = PluralRule(language: language)
    // Ignores the form `other`, which a few languages use for fractions only.
    #expect(Set(samples.keys).union([.other]) == Set(rule.forms))
    for (form, numbers) in samples {
      for number in numbers {
        #expect(rule.form(of: number) == form, "\(number)")
        #expect(rule.form(of: -number) == form, "\(-number)")
      }
    }
  }

  @Test func `uses only the forms that the language declares`() {
    for language in StringsFile.languages {
      let rule = PluralRule(language: language)
      let forms = Set((0...1_000).map(rule.form))
      #expect(forms.union([.other]) == Set(rule.forms), "\(language)")
    }
    #expect(PluralRule(language: "en").form(of: .min) == .other)
  }
}
