import Foundation
import Recourse
import RecourseTesting
import Testing

@Suite struct MessageLinterTests {
  private let english = Locale(identifier: "en")

  @Test func `reports nothing for good messages`() {
    #expect(MessageLinter(locales: [english]).findings(in: PhotoError.allCases) == [])
  }

  @Test func `reports nothing for the package's own messages in any language`() {
    let linter = MessageLinter(locales: StringsFile.languages.map(Locale.init(identifier:)))
    let findings = linter.findings(in: Self.examples)
    #expect(findings.filter { $0.kind != .unspecific } == [])
  }

  @Test(
    arguments: [
      (Spoken(title: ""), .title, .empty),
      (Spoken(message: " \u{200B}\n"), .message, .empty),
      (Spoken(suggestion: "\t"), .recoverySuggestion, .empty),
      (
        Spoken(title: "The operation couldn’t be completed. (App.PhotoError error 0.)"), .title,
        .placeholder
      ),
      (
        Spoken(
          message: "Der Vorgang konnte nicht abgeschlossen werden. (App.PhotoError-Fehler 0.)"),
        .message, .placeholder
      ),
      (Spoken(message: "L’opération … (NSCocoaErrorDomain erreur 260.)"), .message, .placeholder),
      (Spoken(title: "PhotoError happened"), .title, .code("PhotoError")),
      (Spoken(title: "SpokenWords went wrong"), .title, nil),
      (Spoken(title: "Failed with error 17"), .title, .code("error 17")),
      (Spoken(title: "It failed (1009)"), .title, .code("(1009)")),
      (Spoken(title: "It failed: -1009"), .title, .code("-1009")),
      (Spoken(title: "Bus fault 0x1F"), .title, .code("0x1F")),
      (
        Spoken(title: String(repeating: "so long ", count: 8) + "!"), .title,
        .tooLong(columns: 65, limit: 60)
      ),
      (
        Spoken(message: String(repeating: "长", count: 121) + "。"), .message,
        .tooLong(columns: 244, limit: 240)
      ),
      (Spoken(title: "The library is full."), .title, .fullStop),
      (Spoken(message: "Delete some photos"), .message, .noFullStop),
      (Spoken(suggestion: "Delete some photos"), .recoverySuggestion, .noFullStop),
      (Spoken(title: "photo.error.title"), .title, .key),
      (Spoken(message: "PHOTO_ERROR_MESSAGE"), .message, .key),
      (Spoken(title: "%@ is full"), .title, .format("%@")),
      (Spoken(message: "%1$@ of %lld photos."), .message, .format("%1$@")),
      (Spoken(message: "%#@photos@ left."), .message, .format("%#@photos@")),
      (Spoken(message: "\\(count) photos left."), .message, .format("\\(count)")),
    ] as [(Spoken, MessageField, MessageProblem?)])
  func `reports each problem with its field`(
    _ error: Spoken, field: MessageField, problem: MessageProblem?
  ) {
    let findings = MessageLinter(locales: [english]).findings(in: [error])
    guard let problem else {
      #expect(findings == [])
      return
    }
    #expect(findings.contains { $0.field == field && $0.kind == problem }, "\(findings)")
    #expect(findings.allSatisfy { $0.error == "Spoken" && $0.locale == english })
  }

  @Test(arguments: [
    Spoken(title: "Only 5% of the space is left"), Spoken(message: "The battery is at 20 %."),
    Spoken(title: "Your iCloud storage is full"), Spoken(title: "404 photos can’t be found"),
    Spoken(title: "Is the library full?"), Spoken(message: "He said: “It is full.”"),
    Spoken(message: "Ask at help.example.com."), Spoken(title: "50% off is over (sorry)"),
    Spoken(message: "Try it between 9–17 (or on Mondays)."), Spoken(title: "No room for 12 photos"),
    Spoken(message: "Save 10% each month."),
  ])
  func `reports nothing for ordinary messages that resemble problems`(_ error: Spoken) {
    #expect(MessageLinter(locales: [english]).findings(in: [error]) == [])
  }

  @Test func `reports the name of the case and the code of the error`() {
    let errors: [any Error] = [Leaking.diskIsFull("hunter2"), Numbered()]
    let findings = MessageLinter(locales: [english]).findings(in: errors)
    #expect(findings.map(\.kind) == [.code("diskIsFull"), .code("4711")])
    #expect(findings.map(\.error) == ["Leaking.diskIsFull", "Numbered"])
    #expect(!"\(findings)".contains("hunter2"))
  }

  @Test func `reports an error without texts`() {
    let findings = MessageLinter(locales: [english]).findings(in: Mute.allCases)
    #expect(findings.map(\.kind) == [.unspecific, .unspecific])
    #expect(findings.map(\.error) == ["Mute.first", "Mute.second"])
    let describer = ErrorDescriber(locale: english).mapping(Mute.self) { _ in
      ErrorDescription(title: "Nothing was heard", message: "Speak up.")
    }
    #expect(MessageLinter(locales: [english]) { _ in describer }.findings(in: Mute.allCases) == [])
  }

  @Test func `reports actions without a suggestion, and malformed actions`() {
    let findings = MessageLinter(locales: [english]).findings(in: [
      LintedRecoverable(options: ["Use a Copy"]),
      LintedRecoverable(options: ["Use a Copy", "%@"], suggestion: "Use a copy."),
      LintedRecoverable(options: [String(repeating: "Use ", count: 10)], suggestion: "Use a copy."),
      LintedRecoverable(options: ["Use a Copy"], suggestion: "Use a copy."),
    ])
    #expect(
      findings.map(\.kind)
        == [.noSuggestion, .format("%@"), .tooLong(columns: 39, limit: 30)])
    #expect(findings.allSatisfy { $0.field == .action })
  }

  @Test(
    arguments: [
      (["Delete Photos"], "It has no room.", "en", true),
      (["Delete Photos"], "It has no room. Delete some photos to save this one.", "en", false),
      (["Delete Photos"], "Version 2.5 has no room.", "en", true),
      (["Delete Photos"], "He said: “Full.” Make room.", "en", false),
      (["写真を削除"], "空きがありません。", "ja", true),
      (["写真を削除"], "空きがありません。写真を削除してください。", "ja", false),
      (["ลบรูปภาพ"], "พื้นที่เต็ม", "th", true),
      (["ลบรูปภาพ"], "พื้นที่เต็ม ลบรูปภาพบางส่วน", "th", false),
      ([], "It has no room.", "en", false),
    ] as [([String], String, String, Bool)])
  func `reports alert actions if the message contains no suggestion`(
    _ actions: [String], message: String, language: String, isFound: Bool
  ) {
    let linter = MessageLinter(locales: [Locale(identifier: language)])
    let error = Offering(errorMessage: message, errorActions: actions.map { AlertAction($0) })
    let findings = linter.findings(in: [error])
    #expect(findings.map(\.kind) == (isFound ? [.noSuggestion] : []))
    #expect(findings.map(\.text) == (isFound ? actions : []))
    let harmless = Offering(errorMessage: message, errorActions: [.ok, .cancel])
    #expect(linter.findings(in: [harmless]) == [])
    let suggesting = Offering(
      errorMessage: message, errorActions: error.errorActions, recoverySuggestion: message)
    #expect(!linter.findings(in: [suggesting]).contains { $0.kind == .noSuggestion })
  }

  @Test func `reports an untranslated text`() {
    let japanese = Locale(identifier: "ja")
    let german = Locale(identifier: "de")
    let findings = MessageLinter(locales: [english, german, japanese])
      .findings(in: [Spoken(message: "満員です。")])
    #expect(findings.map(\.field) == [.title, .message])
    #expect(findings.allSatisfy { $0.kind == .untranslated(from: english) })
    #expect(findings.allSatisfy { $0.locale == japanese })
    let translated = MessageLinter(locales: [english, japanese]) { locale in
      ErrorDescriber(locale: locale).mapping(Mute.self) { _ in
        locale == japanese
          ? ErrorDescription(title: "何も聞こえません", message: "もっと大きな声で話してください。")
          : ErrorDescription(title: "Nothing was heard", message: "Speak up.")
      }
    }
    #expect(translated.findings(in: Mute.allCases) == [])
  }

  @Test func `expects no punctuation at the end of a Thai sentence`() {
    let thai = Locale(identifier: "th")
    #expect(MessageLinter(locales: [thai]).findings(in: [Spoken(message: "ลองอีกครั้ง")]) == [])
  }

  @Test func `a finding describes the error, field, locale, problem, and text`() {
    let finding = MessageLinter(locales: [english]).findings(in: [Spoken(title: "%@ is full")])[0]
    #expect(
      finding.description
        == "Spoken, title in en: “%@” is a place for an argument: “%@ is full”")
  }

  @Test func `uses configured limits`() {
    let linter = MessageLinter(
      locales: [english], titleLimit: 10, messageLimit: 10, actionLimit: 10)
    let findings = linter.findings(in: [Spoken()])
    #expect(findings.map(\.field) == [.title, .message])
  }

  /// One system or HTTP error for each distinct message.
  private static let examples: [any Error] = {
    let describer = ErrorDescriber(locale: Locale(identifier: "en"))
    let errors = SystemErrors.all + (100...599).map { Status(statusCode: $0) }
    return Dictionary(errors.map { (describer.describe($0).fullMessage, $0) }) { $1 }.map(\.value)
  }()
}
