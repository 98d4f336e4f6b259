import Foundation
import Recourse
import Testing

@Suite struct RealErrorTests {
  private static let all = RealError.all

  @Test func `the corpus has at least five hundred errors`() {
    #expect(Self.all.count >= 500)
  }

  @Test func `each error has the words, the remedy and the cancellation that are right`() {
    let describer = ErrorDescriber(locale: Locale(identifier: "en"))
    var wrong = 0
    for real in Self.all {
      let faults = Self.faults(of: real, by: describer)
      if faults.isEmpty { continue }
      wrong += 1
      Issue.record("\(real.source) \(real.error.causeTree): \(faults.joined(separator: "; "))")
    }
    print("Real errors: \(Self.all.count - wrong) of \(Self.all.count) are right.")
  }

  private static func faults(of real: RealError, by describer: ErrorDescriber) -> [String] {
    var faults: [String] = []
    let words = describer.describe(real.error)
    let text = words.title + "\n" + words.fullMessage
    if real.error.isCancellation != real.isCancelled {
      faults.append("isCancellation is \(!real.isCancelled)")
    }
    if !real.isCancelled, let remedy = real.remedy, real.error.remedy != remedy {
      faults.append("the remedy is \(real.error.remedy), not \(remedy)")
    }
    if let row = real.meaning?.row, !real.isCancelled {
      let says =
        row.meaning == .general
        ? words.title == row.title : text.contains(row.message) || text.contains(row.title)
      if !says { faults.append("“\(words.title)” isn’t “\(row.title)”") }
    }
    faults += real.shows.filter { !text.contains($0) }.map { "“\(text)” lacks “\($0)”" }
    faults += real.hides.filter(text.contains).map { "a person reads “\($0)”" }
    return faults
  }

  // One language after the other, so that other tests get their turn in between.
  @Test(.serialized, arguments: ErrorDescriber.localizations)
  func `each error has whole words of one language`(_ language: String) {
    let describer = ErrorDescriber(locale: Locale(identifier: language))
    let isLatin = !Self.otherScripts.contains(language)
    for (real, isOurs) in zip(Self.all, Self.areOurs) {
      let words = describer.describe(real.error)
      let text = words.title + "\n" + words.fullMessage
      #expect(!words.title.isEmpty && !words.message.isEmpty)
      for stub in ["(null)", "problem.", "suggestion.", "%@", "Domain=", "Optional("] {
        #expect(!text.contains(stub), "\(real.source): \(text)")
      }
      for hidden in real.hides { #expect(!text.contains(hidden), "\(real.source): \(text)") }
      if isLatin || !isOurs { continue }
      let foreign = Self.latinWords(in: text).subtracting(Self.names[language] ?? [])
      #expect(foreign.isEmpty, "\(real.source): \(text)")
    }
  }

  /// Whether the words of each error are ours; the words of others stay as they are, and English
  /// completes them.
  private static let areOurs: [Bool] = {
    let english = ErrorDescriber(locale: Locale(identifier: "en"))
    let titles = Set(MeaningRow.all.map(\.title))
    return all.map { $0.shows.isEmpty && titles.contains(english.describe($0.error).title) }
  }()

  private static let otherScripts: Set<String> = [
    "ar", "bg", "bn", "el", "fa", "he", "hi", "ja", "ko", "ru", "sr", "th", "uk", "zh-Hans",
    "zh-Hant",
  ]

  /// The words that a language writes in Latin letters.
  private static let names: [String: Set<String>] = [
    "el": ["cloud"], "zh-Hans": ["App"], "zh-Hant": ["App"],
  ]

  /// Returns the words in Latin letters that are no names.
  private static func latinWords(in text: String) -> Set<String> {
    let names: Set<String> = [
      "Wi", "Fi", "WiFi", "Bluetooth", "iCloud", "Face", "ID", "Touch", "VPN",
    ]
    let code = /[A-Z2-9]{4}-[A-Z2-9]{2}(-[A-Z2-9]{3})?/
    let words = text.replacing(code, with: "").split { !$0.isASCII || !$0.isLetter }
    return Set(words.map(String.init)).subtracting(names)
  }
}
