import Foundation
import Testing

// What arguments are put in is decided within the package.
@testable import Recourse

@Suite struct TextArgumentTests {
  @Test(arguments: ["ar", "fa", "he"])
  func `keeps an argument in one piece that goes the other way`(_ language: String) {
    let text = BuiltInText(locale: Locale(identifier: language))
    let sentence = text["countdown.seconds.other", "10:30 PM"]
    #expect(sentence.contains("\u{2068}10:30 PM\u{2069}"), "\(sentence)")
    #expect(!text["countdown.seconds.other", "10:30"].contains("\u{2068}"))
  }

  @Test func `keeps a Hebrew argument in one piece in an English text`() {
    let text = BuiltInText(locale: Locale(identifier: "en"))
    let sentence = text["problem.dataIncomplete.part", "שם"]
    #expect(sentence == "The part “\u{2068}שם\u{2069}” is missing from it.")
    let other = text["problem.dataIncomplete.part", "Straße"]
    #expect(other == "The part “Straße” is missing from it.")
  }

  @Test(arguments: ["%@", "%d %n", "%1$@", "problem.general.title", "\\(x)"])
  func `takes an argument for no format and no key`(_ argument: String) {
    let text = BuiltInText(locale: Locale(identifier: "en"))
    #expect(
      text["problem.dataIncomplete.part", argument]
        == "The part “\(argument)” is missing from it.")
  }

  @Test func `counts more than there are forms for`() {
    let text = BuiltInText(locale: Locale(identifier: "en"))
    #expect(text["more.problems", count: 0] == "And 0 more problems.")
    #expect(text["more.problems", count: 1] == "And 1 more problem.")
    #expect(text["more.problems", count: 1_234_567] == "And 1,234,567 more problems.")
    #expect(BuiltInText(locale: Locale(identifier: "ar"))["more.problems", count: .max] != "")
  }
}
