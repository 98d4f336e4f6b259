public import Foundation
public import Recourse

/// Finds problems in the messages that users get for an app's errors.
///
/// The linter reads the texts of each error, and the description that a describer produces, in each
/// language. A text must be neither a localization key nor a format, must fit into an alert, and
/// must be informative.
///
/// ```swift
/// @Test func `says what went wrong`() {
///   let linter = MessageLinter(locales: [Locale(identifier: "en")])
///   #expect(linter.findings(in: PhotoError.allCases) == [])
/// }
/// ```
public struct MessageLinter: Sendable {
  let limits: MessageLimits
  private let languages: [(locale: Locale, describer: ErrorDescriber)]

  /// Creates a linter.
  ///
  /// - Parameters:
  ///   - locales: The languages in which to read the messages. The default is the language of the
  ///     tests.
  ///   - titleLimit: The maximum number of columns in a title; a wide character takes two. The
  ///     default is 60, two lines of an alert on an iPhone.
  ///   - messageLimit: The maximum number of columns in the message and the suggestion together.
  ///     The default is 240, six lines.
  ///   - actionLimit: The maximum number of columns in a button. The default is 30, one line.
  ///   - describer: Returns the describer that the app uses in a language, with its mappers. The
  ///     closure is called once for each language. The default has no mappers.
  public init(
    locales: [Locale] = [.current],
    titleLimit: Int = 60,
    messageLimit: Int = 240,
    actionLimit: Int = 30,
    describer: (Locale) -> ErrorDescriber = { ErrorDescriber(locale: $0) }
  ) {
    limits = MessageLimits(title: titleLimit, message: messageLimit, action: actionLimit)
    languages = locales.map { ($0, describer($0)) }
  }

  /// Checks the messages of the given errors.
  ///
  /// - Parameter errors: All cases of an error type, or sample errors, such as one for each case.
  /// - Returns: The findings; empty if there are no problems.
  public func findings(in errors: [any Error]) -> [MessageFinding] {
    let readers = languages.map(MessageReader.init)
    return errors.flatMap { error in
      let messages = readers.map { Message(error, reader: $0) }
      return messages.flatMap { $0.findings(limits: limits) } + untranslated(messages)
    }
  }

  /// Returns the texts that are the same in two languages with different scripts.
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

/// The maximum lengths of the texts of a message, in columns; a wide character takes two.
///
/// Apple's Human Interface Guidelines ask for an alert title of one line, two at most, for a
/// message of one or two short sentences that needs no scrolling, and for buttons of one or two
/// words. They name no figures. An alert on an iPhone is 270 points wide, about 30 columns of a
/// title and 40 of a message at the standard text size.
struct MessageLimits {
  let title: Int
  /// The maximum number of columns in the message and the suggestion together.
  let message: Int
  let action: Int
}
