import Foundation
import Recourse
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct ErrorDescriberTests {
  private let describer = ErrorDescriber(locale: Locale(identifier: "en"))
  private let general = ErrorDescription(
    title: "Something went wrong",
    message: "This didn’t work as it should. Please try again.")

  @Test func `takes the words of an error that has its own for alerts`() {
    let description = describer.describe(Spoken(errorTitle: "Full", errorMessage: "Make room."))
    #expect(description == ErrorDescription(title: "Full", message: "Make room."))
  }

  @Test func `puts reason and suggestion of a localized error below its description`() {
    let error = Localized(
      errorDescription: "Full.", failureReason: "Too many photos.",
      recoverySuggestion: "Delete some.")
    #expect(
      describer.describe(error)
        == ErrorDescription(title: "Full.", message: "Too many photos. Delete some."))
  }

  @Test func `fills in what a localized error does not say`() {
    #expect(
      describer.describe(Localized(errorDescription: "It is full."))
        == ErrorDescription(title: general.title, message: "It is full."))
    #expect(
      describer.describe(Localized(recoverySuggestion: "Delete some."))
        == ErrorDescription(title: general.title, message: "Delete some."))
    #expect(describer.describe(Localized()) == general)
  }

  @Test func `takes the words of an error from elsewhere`() {
    let error = NSError(
      domain: "Elsewhere", code: 7, userInfo: [NSLocalizedDescriptionKey: "No coffee."])
    #expect(
      describer.describe(error) == ErrorDescription(title: general.title, message: "No coffee."))
  }

  @Test func `has general words for an error that says nothing`() {
    #expect(describer.describe(Mute.secret("hunter2")) == general)
    #expect(describer.describe(NSError(domain: "Elsewhere", code: 7)) == general)
  }

  @Test func `describes an error that says nothing by its cause`() {
    let error = NSError(
      domain: "Wrapper", code: 1, userInfo: [NSUnderlyingErrorKey: URLError(.timedOut)])
    #expect(describer.describe(error).title == "This took too long")
  }

  @Test(
    arguments: [
      (URLError(.cannotConnectToHost), "Can’t connect"),
      (URLError(.timedOut), "This took too long"),
      (URLError(.notConnectedToInternet), "You’re offline"),
      (URLError(.cannotFindHost), "The server can’t be found"),
      (URLError(.networkConnectionLost), "The connection was lost"),
      (URLError(.cancelled), "Cancelled"),
      (CancellationError(), "Cancelled"),
      (CocoaError(.fileNoSuchFile), "The file can’t be found"),
      (CocoaError(.fileReadNoSuchFile), "The file can’t be found"),
      (CocoaError(.fileReadNoPermission), "Access isn’t allowed"),
      (CocoaError(.fileWriteNoPermission), "Access isn’t allowed"),
      (CocoaError(.fileWriteOutOfSpace), "There is no space left"),
      (CocoaError(.fileReadCorruptFile), "The data can’t be read"),
      (POSIXError(.ENOENT), "The file can’t be found"),
      (POSIXError(.EACCES), "Access isn’t allowed"),
      (POSIXError(.ECONNREFUSED), "Can’t connect"),
      (NSError(domain: NSURLErrorDomain, code: -1004), "Can’t connect"),
    ] as [(any Error, String)])
  func `says in plain words what a system error means`(_ error: any Error, title: String) {
    let description = describer.describe(error)
    #expect(description.title == title)
    #expect(description.message.hasSuffix("."))
  }

  @Test func `describes errors that really happened`() {
    #expect(
      title { try Data(contentsOf: URL(fileURLWithPath: "/nonexistent/file")) }
        == "The file can’t be found")
    #expect(
      title { try FileManager.default.contentsOfDirectory(atPath: "/nonexistent") }
        == "The file can’t be found")
    #expect(
      title { try JSONDecoder().decode([Int].self, from: Data("{".utf8)) }
        == "The data can’t be read")
    #expect(
      title { try JSONDecoder().decode([Int].self, from: Data("{}".utf8)) }
        == "The data can’t be read")
  }

  @Test(arguments: [
    "", " ", "\n\t", "\u{200B}\u{FEFF}", "\u{0}", "\u{00A0}\u{3000}",
    "The operation couldn’t be completed. (App.MyError error 0.)",
    "The operation could not be completed. (App.MyError error 0.)",
  ])
  func `never says nothing, nor what Foundation makes up`(_ text: String) {
    let errors: [any Error] = [
      Spoken(errorTitle: text, errorMessage: text),
      Localized(errorDescription: text, failureReason: text, recoverySuggestion: text),
      NSError(domain: "Elsewhere", code: 1, userInfo: [NSLocalizedDescriptionKey: text]),
    ]
    for error in errors { #expect(describer.describe(error) == general) }
    #expect(
      describer.describe(Spoken(errorTitle: text, errorMessage: "Make room."))
        == ErrorDescription(title: general.title, message: "Make room."))
    let content = AlertContent(describing: Spoken(errorTitle: text, errorMessage: text))
    #expect(content.title == general.title)
    #expect(content.message == general.message)
  }

  @Test(arguments: ["%@ %d %n 100%", "problem.general.title", "**bold** [a](b)", "\\(x)"])
  func `takes no text for a format or a key`(_ text: String) {
    let description = describer.describe(Spoken(errorTitle: text, errorMessage: text))
    #expect(description == ErrorDescription(title: text, message: text))
  }

  @Test func `falls back on English in a language that it doesn't speak`() {
    let description = ErrorDescriber(locale: Locale(identifier: "tlh")).describe(Mute.secret(""))
    #expect(description == general)
    #expect(ErrorDescriber().describe(Mute.secret("")).title.isEmpty == false)
  }

  @Test func `ends when causes go round in a circle`() {
    #expect(describer.describe(Circle()) == general)
  }

  private func title<Value>(_ operation: () throws -> Value) -> String? {
    do {
      _ = try operation()
      return nil
    } catch {
      return describer.describe(error).title
    }
  }
}

private struct Spoken: ErrorAlertConvertible {
  let errorTitle: String
  let errorMessage: String
}

private struct Localized: LocalizedError {
  var errorDescription: String?
  var failureReason: String?
  var recoverySuggestion: String?
}

private enum Mute: Error {
  case secret(String)
}

private struct Circle: CustomNSError {
  var errorUserInfo: [String: Any] { [NSUnderlyingErrorKey: Circle()] }
}
