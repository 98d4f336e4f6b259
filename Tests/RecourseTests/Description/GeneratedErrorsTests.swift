import Foundation
import Recourse
import Testing

/// Describes random errors; a failing test prints the seed.
@Suite struct GeneratedErrorsTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `describes any error with bounded texts that never contain a secret`(seed: UInt64) {
    var generator = ErrorGenerator(seed: seed)
    let languages = ["en", "de", "ar", "ja", "ru"]
    let describers = languages.map { ErrorDescriber(locale: Locale(identifier: $0)) }
    for round in 0..<25_000 {
      let error = generator.error()
      let details = ErrorDetails(of: error, describer: describers[round % describers.count])
      let description = details.words
      let note: Comment = "Seed \(seed), round \(round)."
      #expect(description.title.contains { $0.isReadable }, note)
      #expect(description.message.contains { $0.isReadable }, note)
      #expect(description.title.count <= 200 && description.fullMessage.count <= 3_000, note)
      #expect(!description.title.unicodeScalars.contains { $0.isDangerous }, note)
      #expect(!description.fullMessage.unicodeScalars.contains { $0.isDangerous }, note)
      for text in [details.developerText, details.shareableText] {
        #expect(!text.contains(ErrorGenerator.secret), note)
        #expect(text.utf8.count < 200_000, note)
      }
    }
  }
}

extension Character {
  fileprivate var isReadable: Bool { !isWhitespace }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control other than a newline, or a directional embedding or override.
  fileprivate var isDangerous: Bool {
    (value < 32 && value != 10) || (0x202A...0x202E).contains(value) || value == 127
  }
}
