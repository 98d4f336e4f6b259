import Foundation
import Recourse

/// The message for an error in one language, and the texts that the error provides itself.
struct Message {
  /// A text and the field that contains it.
  struct Sentence: Hashable {
    let field: MessageField
    let text: String
  }

  let error: any Error
  let reader: MessageReader
  /// The title, the message and the suggestion, as presented.
  let sentences: [Sentence]
  /// The titles of the buttons.
  let actions: [Sentence]
  /// The texts that the error provides itself, because a describer would hide their problems.
  let own: [Sentence]
  /// The names of the error and its payloads in code.
  private let names: CodeNames
  private let isUnspecific: Bool
  private let lacksSuggestion: Bool

  init(_ error: any Error, reader: MessageReader) {
    let description = reader.describer.describe(error)
    let alert = error as? any ErrorAlertConvertible
    let options = description.recoveryOptions.map(\.title)
    self.error = error
    self.reader = reader
    sentences = [
      Sentence(field: .title, text: description.title),
      Sentence(field: .message, text: description.message),
      // The package's own suggestion, for an error without texts, contains the support code.
      description.recoverySuggestion
        .flatMap { $0.contains(description.supportCode.description) ? nil : $0 }
        .map { Sentence(field: .recoverySuggestion, text: $0) },
    ].compactMap(\.self)
    actions = (options + (alert?.errorActions.map(\.title) ?? []))
      .map { Sentence(field: .action, text: $0) }
    own = Self.words(of: error)
    names = CodeNames(error)
    isUnspecific =
      description.title == reader.general.title && description.message == reader.general.message
    // The alert texts of an error include no suggestion, so the message must contain the guidance.
    let choices = alert?.errorActions.filter { $0.role != .cancel && $0 != .ok } ?? []
    let isMute =
      !choices.isEmpty && LintedText(description.message).isOneSentence(in: reader.locale)
    lacksSuggestion = description.recoverySuggestion == nil && (!options.isEmpty || isMute)
  }

  /// Returns the findings in the message.
  func findings(limits: MessageLimits) -> [MessageFinding] {
    let ownFindings = own.flatMap { sentence in
      LintedText(sentence.text).problemsOfOrigin.map { finding($0, in: sentence) }
    }
    // A poor text of the error is replaced by a generic description; report only the cause.
    let general =
      isUnspecific && ownFindings.isEmpty
      ? sentences.prefix(1).map { finding(.unspecific, in: $0) } : []
    // The describer leaves out texts that no person should read, and the linter must not.
    let hidden = own.filter { MachineText.isIn($0.text, of: error) }
    let shown = (sentences + hidden + actions).flatMap { sentence in
      problems(of: sentence, limits: limits).map { finding($0, in: sentence) }
    }
    let choices =
      lacksSuggestion ? actions.prefix(1).map { finding(.noSuggestion, in: $0) } : []
    return (ownFindings + general + shown + choices).reduce(into: []) { findings, finding in
      if !findings.contains(finding) { findings.append(finding) }
    }
  }

  func finding(_ problem: MessageProblem, in sentence: Sentence) -> MessageFinding {
    MessageFinding(
      error: ErrorName(error).description, locale: reader.locale, field: sentence.field,
      kind: problem, text: sentence.text)
  }

  private func problems(of sentence: Sentence, limits: MessageLimits) -> [MessageProblem] {
    let text = LintedText(sentence.text)
    let isTitle = sentence.field == .title
    let codes = text.prints(of: names) + (isTitle ? text.codes(of: error) : [])
    return text.problems + codes.withoutParts.map(MessageProblem.code)
      + text.punctuation(in: sentence.field, locale: reader.locale)
      + [excess(of: sentence, limits: limits)].compactMap(\.self)
  }

  /// Returns the problem of a text that exceeds its limit; nil if the text fits.
  private func excess(of sentence: Sentence, limits: MessageLimits) -> MessageProblem? {
    switch sentence.field {
    case .title: return LintedText(sentence.text).length(limit: limits.title)
    case .action: return LintedText(sentence.text).length(limit: limits.action)
    case .message:
      // The message and the suggestion are presented together.
      let texts = sentences.filter { $0.field != .title }.map(\.text)
      return LintedText(texts.joined(separator: " ")).length(limit: limits.message)
    case .recoverySuggestion: return nil
    }
  }
}

extension [String] {
  /// The texts that aren't part of another text, without duplicates, in order.
  fileprivate var withoutParts: [String] {
    enumerated().filter { index, text in
      !enumerated().contains { other, whole in
        whole.contains(text) && (whole != text || other < index)
      }
    }
    .map(\.element)
  }
}

extension Message {
  /// Returns the texts that an error provides itself, without those that it leaves nil.
  private static func words(of error: any Error) -> [Sentence] {
    var words: [(MessageField, String?)] = []
    if let error = error as? any ErrorAlertConvertible {
      words += [(.title, error.errorTitle), (.message, error.errorMessage)]
      words += error.errorActions.map { (.action, $0.title) }
    }
    if let error = error as? any LocalizedError {
      words += [
        (.title, error.errorDescription), (.message, error.failureReason),
        (.recoverySuggestion, error.recoverySuggestion),
      ]
    }
    if let error = error as? any RecoverableError {
      words += error.recoveryOptions.map { (.action, $0) }
    }
    if let error = error as? any CustomNSError {
      let values = error.errorUserInfo
      words += [
        (.title, values[NSLocalizedDescriptionKey] as? String),
        (.message, values[NSLocalizedFailureReasonErrorKey] as? String),
        (.recoverySuggestion, values[NSLocalizedRecoverySuggestionErrorKey] as? String),
      ]
    }
    return words.compactMap { field, text in text.map { Sentence(field: field, text: $0) } }
  }
}

/// The language, and its describer, in which messages are read.
struct MessageReader {
  let locale: Locale
  let describer: ErrorDescriber
  /// The script of the language, such as "Latn".
  let script: String?
  /// The description of an error without texts.
  let general: ErrorDescription

  init(locale: Locale, describer: ErrorDescriber) {
    self.locale = locale
    self.describer = describer
    self.general = describer.describe(Wordless())
    let parts = locale.language.maximalIdentifier.split(separator: "-")
    let script = parts.count > 1 ? String(parts[1]) : nil
    // Chinese and Japanese share characters, so a short text can be the same in both.
    self.script = script.map { ["Hans", "Hant", "Jpan"].contains($0) ? "Hani" : $0 }
  }
}

/// An error without any texts.
private struct Wordless: Error {}

/// The type and the case of an error, without its payload.
private struct ErrorName: CustomStringConvertible {
  /// The name of the type, without its module.
  let type: String
  /// The name of the case; nil if the error isn't an enum.
  let enumCase: String?

  init(_ error: any Error) {
    type = String(describing: Swift.type(of: error))
    enumCase = EnumCase(of: error)?.name
  }

  var description: String { enumCase.map { "\(type).\($0)" } ?? type }
}
