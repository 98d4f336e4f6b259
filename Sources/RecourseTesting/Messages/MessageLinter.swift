public import Foundation
public import Recourse

/// Finds what is wrong with the messages that people get for an app's errors.
///
/// It reads what each error says of itself, and what a describer makes of it, in each language. A
/// text is neither a key nor a format, fits into an alert, and says something.
///
/// ```swift
/// @Test func `says what went wrong`() {
///   #expect(MessageLinter(locales: [.init(identifier: "en")]).findings(in: PhotoError.self) == [])
/// }
/// ```
public struct MessageLinter: Sendable {
  let limits: MessageLimits
  private let languages: [(locale: Locale, describer: ErrorDescriber)]

  /// Creates a linter.
  ///
  /// - Parameters:
  ///   - locales: The languages to read the messages in. The default is the language of the tests.
  ///   - limits: How long the texts may be. The default is ``MessageLimits/alert``.
  ///   - describer: Makes the describer that the app uses in a language, with its mappers. It is
  ///     called once for each language. The default has no mappers.
  public init(
    locales: [Locale] = [.current],
    limits: MessageLimits = .alert,
    describer: (Locale) -> ErrorDescriber = { ErrorDescriber(locale: $0) }
  ) {
    self.limits = limits
    languages = locales.map { ($0, describer($0)) }
  }

  /// Reads the messages of all cases of a type of error.
  ///
  /// - Parameter type: The type of error.
  /// - Returns: What is wrong with them; empty when all is well.
  public func findings<Failure: Error & CaseIterable>(
    in type: Failure.Type
  ) -> [MessageFinding] {
    findings(in: Failure.allCases.map { $0 as any Error })
  }

  /// Reads the messages of some errors.
  ///
  /// - Parameter errors: Examples, such as one for each case.
  /// - Returns: What is wrong with them; empty when all is well.
  public func findings(in errors: [any Error]) -> [MessageFinding] {
    let readers = languages.map(MessageReader.init)
    return errors.flatMap { error in
      let messages = readers.map { Message(error, reader: $0) }
      return messages.flatMap { $0.findings(limits: limits) } + untranslated(messages)
    }
  }

  /// What is the same in two languages that aren't written alike.
  private func untranslated(_ messages: [Message]) -> [MessageFinding] {
    messages.enumerated().flatMap { index, message in
      message.sentences.compactMap { sentence in
        let twin = messages[..<index].first { earlier in
          earlier.sentences.contains(sentence) && earlier.reader.script != message.reader.script
        }
        guard let twin, sentence.text.contains(where: \.isLetter) else { return nil }
        return message.finding(.untranslated(from: twin.reader.locale), in: sentence)
      }
    }
  }
}
