import Foundation
import Recourse
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct ErrorDetailsTests {
  private let secret = "alice@example.com"

  @Test func `never contains an error's associated values or user info`() throws {
    let url = try #require(URL(string: "https://example.com/\(secret)"))
    let context = DecodingError.Context(
      codingPath: [SecretKey(stringValue: secret)], debugDescription: secret)
    let errors: [any Error] = [
      MuteError.secret(secret),
      SpokenError(errorTitle: secret, errorMessage: secret),
      LocalizedExample(errorDescription: secret, failureReason: secret, recoverySuggestion: secret),
      ForeignError(errorUserInfo: [NSLocalizedDescriptionKey: secret, "path": secret]),
      URLError(.timedOut, userInfo: [NSURLErrorFailingURLErrorKey: url]),
      CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: "/Users/\(secret)"]),
      DecodingError.keyNotFound(SecretKey(stringValue: secret), context),
      Uploading(file: secret, attempt: 3, causes: []),
    ]
    for error in errors + errors.map({ Caused($0) }) {
      let details = ErrorDetails(of: error)
      #expect(!details.developerText.contains(secret))
      #expect(!details.shareableText.contains(secret))
      #expect(!"\(error.causeTree)".contains(secret))
      #expect(!"\(details)".contains(secret))
      #expect(!details.words.supportCode.description.contains(secret))
    }
  }

  @Test func `contains the public details of an error and of its causes`() {
    let inner = Uploading(file: secret, attempt: 7, causes: [URLError(.timedOut)])
    let details = ErrorDetails(of: Uploading(file: secret, attempt: 3, causes: [inner]))
    for text in [details.developerText, details.shareableText] {
      #expect(text.contains("attempt: 3"))
      #expect(text.contains("attempt: 7"))
      #expect(text.contains("network: Wi-Fi"))
      #expect(text.contains("Uploading"))
      #expect(text.contains("-1001"))
    }
    #expect(!details.personText.contains("attempt"))
  }

  @Test func `contains the support code exactly once in each text`() {
    let details = ErrorDetails(of: MuteError.quiet, describer: ErrorDescriber())
    let code = details.words.supportCode.description
    for text in [details.personText, details.developerText, details.shareableText] {
      #expect(text.components(separatedBy: code).count == 2)
    }
    let spoken = ErrorDetails(of: SpokenError(errorTitle: "Full", errorMessage: "Make room."))
    let spokenCode = spoken.words.supportCode.description
    #expect(spoken.personText.hasPrefix("Full\nMake room.\n"))
    for text in [spoken.personText, spoken.developerText, spoken.shareableText] {
      #expect(text.components(separatedBy: spokenCode).count == 2)
    }
  }

  @Test(arguments: ["en", "fr", "ja"])
  func `introduces the support code in the user's language`(_ language: String) throws {
    let error = SpokenError(errorTitle: "Full", errorMessage: "Make room.")
    let describer = ErrorDescriber(locale: Locale(identifier: language))
    let details = ErrorDetails(of: error, describer: describer)
    let code = details.words.supportCode.description
    let sentence = try #require(try StringsFile(language)["support.code"])
    #expect(
      details.personText == "Full\nMake room.\n" + sentence.replacing("%@", with: code))
    #expect(details.developerText.hasPrefix(code + "\n"))
    #expect(details.shareableText.hasPrefix(code + "\n"))
  }

  @Test func `only the person text contains the title and the message`() {
    let describer = ErrorDescriber().mapping(MuteError.self) { _ in
      ErrorDescription(title: "Mapped", message: "By the app.", recoverySuggestion: "Try.")
    }
    let details = ErrorDetails(of: MuteError.quiet, describer: describer)
    #expect(details.personText.hasPrefix("Mapped\nBy the app.\nTry.\n"))
    #expect(!details.shareableText.contains("Mapped"))
    #expect(!details.developerText.contains("Mapped"))
  }

  @Test func `the shareable text contains the fingerprint`() {
    let error = Caused(URLError(.timedOut))
    #expect(ErrorDetails(of: error).shareableText.contains(Fingerprint(of: error).text))
  }

  @Test func `puts each public detail on one line, and bounds their size`() {
    let details = ErrorDetails(of: Talkative())
    for text in [details.developerText, details.shareableText] {
      #expect(text.contains("a: x y"))
      #expect(!text.contains("\u{202E}"))
      #expect(text.count < 20 * 500)
      #expect(text.split(separator: "\n").count < 30)
    }
  }
}

private struct Uploading: PublicDetailsProvider, CauseProvider {
  let file: String
  let attempt: Int
  let causes: [any Error]

  var publicDetails: [String: String] { ["network": "Wi-Fi", "attempt": "\(attempt)"] }
}

private struct Talkative: PublicDetailsProvider {
  var publicDetails: [String: String] {
    var details = ["a": "x\n\u{202E}y"]
    for index in 0..<1_000 { details["k\(index)"] = String(repeating: "long ", count: 1_000) }
    return details
  }
}

private struct SecretKey: CodingKey {
  let stringValue: String
  let intValue: Int? = nil

  init(stringValue: String) { self.stringValue = stringValue }

  init?(intValue: Int) { nil }
}
