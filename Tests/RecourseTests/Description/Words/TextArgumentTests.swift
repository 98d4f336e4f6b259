import Foundation
import Testing

// The insertion of arguments is internal.
@testable import Recourse

@Suite struct TextArgumentTests {
  @Test(arguments: ["ar", "fa", "he"])
  func `isolates an argument of the opposite direction`(_ language: String) {
    let text = BuiltInText(locale: Locale(identifier: language))
    let sentence = text["countdown.seconds.other", "10:30 PM"]
    #expect(sentence.contains("\u{2068}10:30 PM\u{2069}"), "\(sentence)")
    #expect(!text["countdown.seconds.other", "10:30"].contains("\u{2068}"))
  }

  @Test func `isolates a Hebrew argument in an English text`() {
    let text = BuiltInText(locale: Locale(identifier: "en"))
    let sentence = text["problem.dataIncomplete.part", "שם"]
    #expect(sentence == "The part “\u{2068}שם\u{2069}” is missing from it.")
    let other = text["problem.dataIncomplete.part", "Straße"]
    #expect(other == "The part “Straße” is missing from it.")
  }

  @Test(arguments: ["%@", "%d %n", "%1$@", "problem.general.title", "\\(x)"])
  func `never treats an argument as a format or a key`(_ argument: String) {
    let text = BuiltInText(locale: Locale(identifier: "en"))
    #expect(
      text["problem.dataIncomplete.part", argument]
        == "The part “\(argument)” is missing from it.")
  }

  @Test func `inserts numbers of any size in their plural form`() {
    let text = BuiltInText(locale: Locale(identifier: "en"))
    #expect(text["more.problems", count: 0] == "And 0 more problems.")
    #expect(text["more.problems", count: 1] == "And 1 more problem.")
    #expect(text["more.problems", count: 1_234_567] == "And 1,234,567 more problems.")
    #expect(BuiltInText(locale: Locale(identifier: "ar"))["more.problems", count: .max] != "")
  }
}
