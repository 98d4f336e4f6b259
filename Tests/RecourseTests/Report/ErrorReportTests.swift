import Foundation
import Recourse
import Testing

@Suite struct ErrorReportTests {
  @Test func `has its source location and a unique identifier`() {
    let report = ErrorReport(PolicyAPIError.overloaded, origin: .launch)
    #expect(report.source.description == "\(#fileID):\(#line - 1)")
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let ids = (0..<1_000).map { _ in
      ErrorReport(PolicyAPIError.overloaded, origin: .launch, date: date).id
    }
    #expect(Set(ids).count == ids.count)
  }

  @Test func `has a version 7 UUID that sorts by date`() {
    let dates = [-1, 0, 1_700_000_000, 1_700_000_000.0005, 1_700_000_000.001, 9e10, .infinity]
    let ids = dates.map { seconds in
      ErrorReport(
        URLError(.badURL), origin: .launch, date: Date(timeIntervalSince1970: seconds)
      ).id.uuidString
    }
    #expect(ids.dropFirst() == ids.dropFirst().sorted()[...])
    #expect(ids.allSatisfy { $0.dropFirst(14).first == "7" })
    #expect(ids.allSatisfy { $0.dropFirst(19).first.map("89AB".contains) == true })
    #expect(ids[2].hasPrefix("018BCFE5-6800-7000"))
  }

  @Test func `a snapshot keeps the report's data and survives encoding and decoding`() throws {
    let report = ErrorReport(
      PolicyWrapper(URLError(.timedOut)), origin: .refresh, attempt: 2, retryKey: "orders",
      resolvedBy: ["orders", "connection"])
    let snapshot = report.snapshot(describer: ErrorDescriber(locale: Locale(identifier: "en")))
    let words = ErrorDescriber(locale: Locale(identifier: "en")).describe(report.error)
    #expect(snapshot.id == report.id)
    #expect(snapshot.title == words.title)
    #expect(snapshot.message == words.message)
    #expect(snapshot.recoverySuggestion == words.recoverySuggestion)
    #expect(snapshot.fingerprint == report.fingerprint)
    #expect(snapshot.supportCode == words.supportCode)
    #expect(snapshot.attempt == 2)
    #expect(snapshot.retryKey == "orders")
    let data = try JSONEncoder().encode(snapshot)
    #expect(try JSONDecoder().decode(ErrorReport.Snapshot.self, from: data) == snapshot)
  }

  @Test func `a snapshot contains no private payload of the error`() throws {
    let report = ErrorReport(PolicyAPIError.rejected(file: "diary.txt"), origin: .userAction)
    let text = String(decoding: try JSONEncoder().encode(report.snapshot()), as: UTF8.self)
    #expect(!text.contains("diary"))
  }
}
