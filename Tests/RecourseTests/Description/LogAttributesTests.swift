import Foundation
import Recourse
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct LogAttributesTests {
  @Test(
    arguments: [
      (CancellationError(), ErrorSeverity.debug, 5), (URLError(.timedOut), .warning, 13),
      (CocoaError(.fileReadNoPermission), .notice, 10), (CocoaError(.fileNoSuchFile), .error, 17),
      (MuteError.quiet, .error, 17),
    ] as [(any Error, ErrorSeverity, Int)])
  func `severity follows what can help`(_ error: any Error, severity: ErrorSeverity, number: Int) {
    let details = ErrorDetails(of: error)
    #expect(details.severity == severity)
    #expect(severity.number == number)
    #expect(details.attributes["recourse.severity"] == severity.rawValue)
  }

  @Test func `attributes name the type, the problem and the status`() throws {
    let error = try #require(
      HTTPResponseError(
        status: 404, headerFields: ["X-Request-ID": "r-7"],
        body: Data(#"{"detail": "Alice has no order."}"#.utf8)))
    let attributes = ErrorDetails(of: Caused(error)).attributes
    #expect(attributes["exception.type"]?.hasSuffix("Caused") == true)
    #expect(attributes["error.type"] == attributes["exception.type"])
    #expect(attributes["http.response.status_code"] == "404")
    #expect(attributes["recourse.remedy"] == "permanent")
    #expect(attributes["recourse.meaning"] == "notFound")
    #expect(attributes["recourse.detail.request"] == "r-7")
    #expect(
      attributes["recourse.support_code"]
        == "\(ErrorDescriber().describe(Caused(error)).supportCode)")
    #expect(!"\(attributes)".contains("Alice"))
  }

  @Test func `ten thousand payloads appear in no attribute, record or rendering`() throws {
    for number in 0..<10_000 {
      let canary = "canary-\(number)"
      let error: any Error =
        switch number % 5 {
        case 0: MuteError.secret(canary)
        case 1: NSError(domain: "App", code: number, userInfo: [NSLocalizedDescriptionKey: canary])
        case 2: Caused(LocalizedExample(errorDescription: canary))
        case 3: FieldError(\SignUpForm.name, canary)
        default:
          try #require(
            HTTPResponseError(status: 500, body: Data(#"{"message": "\#(canary) x"}"#.utf8)))
        }
      let details = ErrorDetails(of: error)
      let journal = ErrorJournal()
      journal.record(error)
      let records = journal.entries.map { JournalRecord($0) }
      let written = try [
        "\(details.attributes)", details.developerText, details.shareableText, "\(details)",
        String(decoding: JSONEncoder().encode(records), as: UTF8.self), "\(records)",
        "\(error.causeTree)",
      ]
      #expect(!written.contains { $0.contains("canary") }, "\(error.causeTree)")
    }
  }
}
