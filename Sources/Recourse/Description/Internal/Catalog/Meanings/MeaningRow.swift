/// The words of a meaning, and everything that follows from it: one row of the table of meanings.
///
/// The texts are English. Their translations have the keys `problem.NAME.title` and
/// `problem.NAME.message`.
package struct MeaningRow: Sendable {
  /// A suggestion for the person; its name is part of the key of its text: `suggestion.tryAgain`.
  package enum Suggestion: String, CaseIterable, Sendable {
    case askAdministrator, checkAddress, checkConnection, checkDate, checkInput, chooseAnotherName
    case chooseAnotherPlace, closeOtherApps, contactSupport, freeSpace, reload, signInAgain
    case tryAgain, tryAgainLater, updateApp, useSettings

    /// The key of the text.
    var key: String { "suggestion.\(rawValue)" }
  }

  /// The kind of a failure for the exit status of a program.
  package enum Exit: Sendable {
    case dataError, noInput, noHost, unavailable, software, system, cannotCreate, inputOutput
    case temporary, protocolError, noPermission
  }

  package let meaning: ErrorMeaning
  package let title: String
  package let message: String
  /// The kind of remedy that can help.
  package let remedy: ErrorRemedy
  /// The suggestion; nil if nothing helps, or if the message contains the suggestion.
  package let suggestion: Suggestion?
  /// The cause that all errors of this meaning share; nil if there is none.
  let shared: SharedCause?
  /// Whether any cause with a meaning that isn't general explains more.
  let isGeneral: Bool
  /// Whether the failed operation certainly had no effect.
  let isUnprocessed: Bool
  /// The exit status of a program; nil if the meaning is too general for one.
  package let exit: Exit?
  /// The keys of the texts.
  let titleKey, messageKey: String

  init(
    _ meaning: ErrorMeaning, _ title: String, _ message: String, _ remedy: ErrorRemedy,
    _ suggestion: Suggestion? = nil, shared: SharedCause? = nil, isGeneral: Bool = false,
    isUnprocessed: Bool = false, exit: Exit? = nil
  ) {
    self.meaning = meaning
    self.title = title
    self.message = message
    self.remedy = remedy
    self.suggestion = suggestion
    self.shared = shared
    self.isGeneral = isGeneral
    self.isUnprocessed = isUnprocessed
    self.exit = exit
    titleKey = "problem.\(meaning.rawValue).title"
    messageKey = "problem.\(meaning.rawValue).message"
  }

  /// Returns the suggestion that fits a remedy; nil stands for the meaning's own remedy.
  fileprivate func suggestion(for remedy: ErrorRemedy?) -> Suggestion? {
    guard let remedy, let suggestion else { return suggestion }
    let isRetry = suggestion == .tryAgain || suggestion == .tryAgainLater
    return switch remedy {
    case .permanent: isRetry ? .contactSupport : suggestion
    case .transient: isRetry ? suggestion : .tryAgainLater
    case .needsUser, .unknown: suggestion == .contactSupport || isRetry ? nil : suggestion
    }
  }

  /// All rows, in the order of the files.
  package static let all = connection + storage + services

  fileprivate static let byMeaning = Dictionary(uniqueKeysWithValues: all.map { ($0.meaning, $0) })
}

extension ErrorMeaning {
  /// The row of this meaning.
  package var row: MeaningRow {
    guard let row = MeaningRow.byMeaning[self] else {
      preconditionFailure("ErrorMeaning.\(self) has no row; add one to MeaningRow.all")
    }
    return row
  }
}

extension ErrorMeaning {
  /// Returns the words for an error with this meaning.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - remedy: The remedy that the row of the code states. The default is nil: the meaning's own.
  ///   - text: The texts of a language.
  /// - Returns: The words.
  func words(
    about error: any Error, remedy: ErrorRemedy? = nil, in text: BuiltInText
  ) -> ErrorWords {
    let fields = (error as? any FieldErrorProvider)?.fieldErrors ?? []
    return ErrorWords(
      title: text[row.titleKey],
      message: fields.isEmpty
        ? message(about: error, in: text)
        : fields.map { $0.message(in: text) }.joined(separator: "\n"),
      suggestion: fields.isEmpty ? row.suggestion(for: remedy).map { text[$0.key] } : nil)
  }

  /// Returns the message, which names the affected part of the data if the error provides one.
  private func message(about error: any Error, in text: BuiltInText) -> String {
    guard self == .dataUnreadable || self == .dataIncomplete,
      let part = (error as? DecodingError)?.part
    else { return text[row.messageKey] }
    return text["problem.\(rawValue).part", part]
  }
}
