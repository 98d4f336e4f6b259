import Foundation
import Recourse
import RecourseTesting
import Testing

/// Tests that the linter finds errors interpolated into texts.
@Suite struct MessagePrintTests {
  private enum APIError: Error {
    case notFound, offline
    case server(status: Int)
    case rejected(String)
  }

  private struct LoadFailed: Error {
    let reason: APIError
  }

  private struct Timeout: Error {}

  private final class Outage: Error {}

  /// An error whose message interpolates another error.
  private struct Wrapping: LocalizedError {
    let cause: any Error
    let format: String
    let isDebug: Bool

    var failureReason: String? {
      format.replacing("%@", with: isDebug ? String(reflecting: cause) : String(describing: cause))
    }
    var errorDescription: String? { "The list can’t be loaded" }
  }

  private struct Fields: ErrorAlertConvertible, LocalizedError, RecoverableError {
    var errorTitle = "The list can’t be loaded"
    var errorMessage = "It isn’t there."
    var recoverySuggestion: String? = "Load it again."
    var recoveryOptions = ["Load Again"]
    var errorActions: [AlertAction] = []

    func attemptRecovery(optionIndex: Int) -> Bool { true }
  }

  private static let errors: [any Error] = [
    APIError.notFound, APIError.offline, APIError.server(status: 500), APIError.rejected("x"),
    LoadFailed(reason: .notFound), Timeout(), Outage(), URLError(.timedOut),
    CocoaError(.fileNoSuchFile), NSError(domain: "Shop", code: 3, userInfo: ["key": "value"]),
    CancellationError(), decodingError,
  ]

  private static var decodingError: any Error {
    do {
      _ = try JSONDecoder().decode([Int].self, from: Data("{}".utf8))
      return Timeout()
    } catch {
      return error
    }
  }

  @Test(arguments: errors.indices, ["Loading failed: %@.", "Loading failed (%@).", "“%@”."])
  func `finds an interpolated error that the error also carries`(_ index: Int, format: String) {
    for isDebug in [false, true] {
      let cause = Self.errors[index]
      let error = Wrapping(cause: cause, format: format, isDebug: isDebug)
      let fields = linter.findings(in: [error]).filter(\.isCode).map(\.field)
      #expect(fields.contains(.message), "\(error.failureReason ?? "")")
    }
  }

  @Test(arguments: errors.indices)
  func `finds an interpolated error that the error doesn't carry`(
    _ index: Int
  ) {
    let cause = Self.errors[index]
    // Without the value, a lowercase name is indistinguishable from an ordinary word.
    let isWord = "\(cause)".allSatisfy { $0.isLowercase }
    let print = isWord ? String(reflecting: cause) : "\(cause)"
    let text = "Loading failed: \(print)."
    for (field, error) in Self.fields(of: text) {
      let fields = linter.findings(in: [error]).filter(\.isCode).map(\.field)
      #expect(fields.contains(field), "\(text)")
    }
  }

  @Test(arguments: [
    "APIError", "IOError", "An APIError happened", "MyApp.APIError", "MyApp.LoadFailed",
    "HTTPError", "NSException was raised", "APIError.notFound", "The cause is Optional(5)",
    "It was notFound()", "Failed: requestTimedOut", "Failed (requestTimedOut)",
    "Failed: server(500)", "It failed: [\"a\", \"b\"]", "It failed: <Photo: 0x600003d0c1e0>",
    "Debug description: None", "It was __C.Photo",
    "NSCocoaErrorDomain", "(null)", "The server said Code=12",
  ])
  func `finds names and prints of code in every field`(_ text: String) {
    for (field, error) in Self.fields(of: text) {
      let fields = linter.findings(in: [error]).filter(\.isCode).map(\.field)
      #expect(fields.contains(field), "\(text)")
    }
  }

  @Test(arguments: [
    "Your iPhone is locked", "Update macOS, iOS, watchOS or visionOS", "GitHub can’t be reached",
    "YouTube isn’t available", "Pay with PayPal or eBay", "Your iPad: locked", "Sign in (iCloud)",
    "The iPhone(s) nearby", "Use Wi-Fi or eSIM", "Open it in “TestFlight”", "You are offline",
    "Only iPhone: iMessage", "It was McDonald’s", "WhatsApp, TikTok and LinkedIn",
    "JavaScript is off", "Save the file(s) first", "Ask a friend(in)",
    "Visit Booking.com or Node.js", "An Error happened", "No Error, no exception",
    "It is in photo(2).jpg", "Can’t open: photo(2).jpg", "It is in photo(2)",
    "Ask in the U.S. or U.K.", "H2O and CO2", "Your easyJet booking is gone", "Ask “easyJet”",
    "3D and 4K", "Fees apply (see below)", "Ask Dr.Oetker",
    "Lock it: it is offline now", "It’s 10:30 PM", "The iOS app: OK", "A = B", "Ask [support]",
  ])
  func `accepts brand names and ordinary words`(_ text: String) {
    for (field, error) in Self.fields(of: text) {
      let findings = linter.findings(in: [error]).filter { $0.field == field && $0.isCode }
      #expect(findings == [])
    }
  }

  @Test func `finds the error's own type and case names, but not ordinary words like them`() {
    enum ConnectionProblem: LocalizedError {
      case offline, notReachable
      case macOS
      var errorDescription: String? {
        switch self {
        case .offline: "You are offline"
        case .notReachable: "The server is notReachable now"
        case .macOS: "This macOS is too old"
        }
      }
      var failureReason: String? { "Connect to a network." }
    }
    let findings = linter.findings(in: [
      ConnectionProblem.offline, ConnectionProblem.notReachable, ConnectionProblem.macOS,
    ])
    #expect(findings.map(\.kind) == [.code("notReachable")])
  }

  @Test func `accepts an error that describes itself for people`() {
    struct Jam: Error, CustomStringConvertible { let description = "The printer is jammed" }
    let error = Wrapping(cause: Jam(), format: "Printing failed: %@.", isDebug: true)
    #expect(linter.findings(in: [error]) == [])
  }

  @Test func `reports the longest print once`() {
    let error = Wrapping(
      cause: APIError.server(status: 500), format: "Loading failed: %@.", isDebug: false)
    let problems = linter.findings(in: [error]).map(\.kind)
    #expect(problems == [.code("server(status: 500)")])
  }

  /// Returns an error with the text in each field of a message.
  private static func fields(of text: String) -> [(MessageField, any Error)] {
    [
      (.title, Fields(errorTitle: text)), (.message, Fields(errorMessage: text + ".")),
      (.recoverySuggestion, Fields(recoverySuggestion: text + ".")),
      (.action, Fields(recoveryOptions: [text])),
      (.action, Fields(errorActions: [AlertAction(text)])),
    ]
  }

  private let linter = MessageLinter(
    locales: [Locale(identifier: "en")],
    titleLimit: 999, messageLimit: 999, actionLimit: 999)
}

extension MessageFinding {
  fileprivate var isCode: Bool {
    if case .code = kind { return true }
    return false
  }
}
