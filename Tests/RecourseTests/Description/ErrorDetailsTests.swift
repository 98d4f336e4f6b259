import Foundation
import Recourse
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct ErrorDetailsTests {
  private let secret = "alice@example.com"

  @Test func `says nothing that an error carries, wherever it carries it`() throws {
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

  @Test func `says what is marked as public, along the causes`() {
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

  @Test func `has the support code in each text, once`() {
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
  func `says in the person's language what the code is`(_ language: String) throws {
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

  @Test func `has the person's words in the person's text alone`() {
    let describer = ErrorDescriber().mapping(MuteError.self) { _ in
      ErrorDescription(title: "Mapped", message: "By the app.", recoverySuggestion: "Try.")
    }
    let details = ErrorDetails(of: MuteError.quiet, describer: describer)
    #expect(details.personText.hasPrefix("Mapped\nBy the app. Try.\n"))
    #expect(!details.shareableText.contains("Mapped"))
    #expect(!details.developerText.contains("Mapped"))
  }

  @Test func `has the fingerprint in what leaves the device`() {
    let error = Caused(URLError(.timedOut))
    #expect(ErrorDetails(of: error).shareableText.contains(Fingerprint(of: error).text))
  }

  @Test func `keeps public details in one line each, and bounded`() {
    let details = ErrorDetails(of: Talkative())
    for text in [details.developerText, details.shareableText] {
      #expect(text.contains("a: x y"))
      #expect(!text.contains("\u{202E}"))
      #expect(text.count < 20 * 500)
      #expect(text.split(separator: "\n").count < 30)
    }
  }
}

private struct Uploading: PublicDetails, CausedError {
  let file: String
  let attempt: Int
  let causes: [any Error]

  var publicDetails: [String: String] { ["network": "Wi-Fi", "attempt": "\(attempt)"] }
}

private struct Talkative: PublicDetails {
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
