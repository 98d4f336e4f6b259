import Foundation
import Recourse
import Testing

@Suite struct ErrorDescriberTests {
  private let describer = ErrorDescriber(locale: Locale(identifier: "en"))
  private let generalTitle = "Something went wrong"
  private let generalMessage = "This couldn’t be completed."

  @Test func `uses the title and message of an error that provides them for alerts`() {
    let description = describer.describe(
      SpokenError(errorTitle: "Full", errorMessage: "Make room."))
    #expect(description.title == "Full")
    #expect(description.message == "Make room.")
    #expect(description.recoverySuggestion == nil)
    #expect(description.fullMessage == "Make room.")
  }

  @Test func `maps each part of a localized error to its part of the description`() {
    let description = describer.describe(
      LocalizedExample(
        errorDescription: "Full", failureReason: "Too many photos.",
        recoverySuggestion: "Delete some.", helpAnchor: "full-library"))
    #expect(description.title == "Full")
    #expect(description.message == "Too many photos.")
    #expect(description.recoverySuggestion == "Delete some.")
    #expect(description.fullMessage == "Too many photos.\nDelete some.")
    #expect(description.helpAnchor == "full-library")
    #expect(description.helpLink == nil)
  }

  @Test func `uses the only text of a localized error as the title`() {
    let description = describer.describe(LocalizedExample(errorDescription: "It is full."))
    #expect(description.title == "It is full.")
    #expect(description.message == "This couldn’t be completed.")
    #expect(description.recoverySuggestion == nil)
  }

  @Test func `uses a description that is too long for a title as the message, untruncated`() {
    let text = "It is full. " + String(repeating: "Please delete some photos. ", count: 20) + "Now."
    let errors: [any Error] = [
      LocalizedExample(errorDescription: text),
      ForeignError(errorUserInfo: [NSLocalizedDescriptionKey: text]),
    ]
    for error in errors {
      #expect(describer.describe(error).title == generalTitle)
      #expect(describer.describe(error).message == text)
    }
  }

  @Test func `lists its localizations as BCP 47 identifiers`() {
    #expect(
      Set(["en", "pt-BR", "pt-PT", "zh-Hans", "zh-Hant"]).isSubset(of: ErrorDescriber.localizations)
    )
    #expect(ErrorDescriber.localizations.count == 42)
  }

  @Test func `keeps a recovery suggestion that is the error's only text`() {
    let description = describer.describe(LocalizedExample(recoverySuggestion: "Delete some."))
    #expect(description.title == generalTitle)
    #expect(description.message == generalMessage)
    #expect(description.recoverySuggestion?.hasPrefix("Delete some. ") == true)
  }

  @Test func `turns a help anchor with a URL into a help link`() {
    let error = LocalizedExample(errorDescription: "Full", helpAnchor: "https://example.com/full")
    #expect(describer.describe(error).helpLink == URL(string: "https://example.com/full"))
  }

  @Test(arguments: [
    nil, "", " ", "\n\t", "\u{200B}\u{FEFF}", "\u{0}", "\u{00A0}\u{3000}", "\u{202E}",
    "The operation couldn’t be completed. (App.MyError error 0.)",
    "The operation could not be completed. (App.MyError error 0.)",
  ])
  func `ignores empty, invisible, and placeholder texts`(_ text: String?) {
    let errors: [any Error] = [
      SpokenError(errorTitle: text ?? "", errorMessage: text ?? ""),
      LocalizedExample(errorDescription: text, failureReason: text, recoverySuggestion: text),
      ForeignError(errorUserInfo: [NSLocalizedDescriptionKey: text ?? ""]),
      NSError(
        domain: "Elsewhere", code: 1,
        userInfo: [
          NSLocalizedDescriptionKey: text ?? "", NSLocalizedFailureReasonErrorKey: text ?? "",
        ]),
    ]
    for error in errors {
      let description = describer.describe(error)
      #expect(description.title == generalTitle)
      #expect(description.message == generalMessage)
      #expect(description.recoverySuggestion?.hasPrefix("If this keeps happening") == true)
    }
    let title = describer.describe(SpokenError(errorTitle: text ?? "", errorMessage: "Make room."))
      .title
    #expect(title == generalTitle)
  }

  @Test func `uses the texts in the user info of a foreign error`() {
    let words = [
      NSLocalizedDescriptionKey: "No coffee", NSLocalizedFailureReasonErrorKey: "It is empty.",
      NSLocalizedRecoverySuggestionErrorKey: "Make some.", NSHelpAnchorErrorKey: "coffee",
    ]
    let errors: [any Error] = [
      NSError(domain: "Elsewhere", code: 7, userInfo: words), ForeignError(errorUserInfo: words),
    ]
    for error in errors {
      let description = describer.describe(error)
      #expect(description.title == "No coffee")
      #expect(description.message == "It is empty.")
      #expect(description.recoverySuggestion == "Make some.")
      #expect(description.helpAnchor == "coffee")
    }
  }

  @Test func `replaces the texts of a system error, whatever their language`() {
    let error = NSError(
      domain: NSCocoaErrorDomain, code: CocoaError.Code.fileNoSuchFile.rawValue,
      userInfo: [
        NSLocalizedDescriptionKey: "Die Datei existiert nicht.",
        NSLocalizedFailureReasonErrorKey: "Die Datei existiert nicht.",
      ])
    #expect(describer.describe(error).title == "The file can’t be found")
    #expect(describer.describe(error).message.hasPrefix("It may have been moved"))
  }

  @Test func `describes an error without text generally, with the support code`() {
    for error in [MuteError.secret("hunter2"), NSError(domain: "Elsewhere", code: 7)] as [any Error]
    {
      let description = describer.describe(error)
      #expect(description.title == generalTitle)
      #expect(description.message == generalMessage)
      let code = SupportCode(Fingerprint(of: error))
      #expect(description.supportCode == code)
      #expect(
        description.recoverySuggestion
          == "If this keeps happening, contact support. Support code: \(code)")
    }
  }

  @Test(arguments: ["%@ %d %n 100%", "problem.general.title", "**bold** [a](b)", "\\(x)"])
  func `never treats a text as a format or a localization key`(_ text: String) {
    let description = describer.describe(SpokenError(errorTitle: text, errorMessage: text))
    #expect(description.title == text)
    #expect(description.message == text)
  }

  @Test func `falls back to English for an unsupported language`() {
    let describer = ErrorDescriber(locale: Locale(identifier: "tlh"))
    #expect(describer.describe(MuteError.secret("")).title == generalTitle)
    #expect(ErrorDescriber().describe(MuteError.secret("")).title.isEmpty == false)
  }

  @Test func `a description made of empty texts still has a title and a message`() {
    let description = ErrorDescription(title: " ", message: "")
    #expect(!description.title.isEmpty)
    #expect(!description.message.isEmpty)
  }
}
