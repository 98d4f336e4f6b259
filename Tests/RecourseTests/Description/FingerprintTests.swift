import Foundation
import Recourse
import Testing

@Suite struct FingerprintTests {
  @Test func `is equal for the same problem with different payloads`() {
    let first = Fingerprint(of: UploadError.rejected(file: "tax.pdf", size: 3))
    let second = Fingerprint(of: UploadError.rejected(file: "diary.txt", size: 90))
    #expect(first == second)
    #expect(!first.text.contains("tax"))
  }

  @Test func `differs by case, type, and code`() {
    let errors: [any Error] = [
      UploadError.rejected(file: "a", size: 1), UploadError.interrupted, UploadError.quotaReached,
      DownloadError.interrupted, NamedError.first, NamedError.second,
      SelfDescribingError.red, SelfDescribingError.green,
      URLError(.timedOut), URLError(.badURL), CocoaError(.fileNoSuchFile),
      NSError(domain: "Shop", code: 1), NSError(domain: "Shop", code: 2),
      NSError(domain: "Shop 1", code: 1), EmptyError(), CancellationError(),
      StatusError(statusCode: 404), StatusError(statusCode: 500),
    ]
    #expect(Set(errors.map(Fingerprint.init(of:))).count == errors.count)
  }

  @Test(
    arguments: [
      (NSError(domain: "Shop", code: 1), NSError(domain: "Shop", code: 2)),
      (URLError(.timedOut), URLError(.badURL)),
      (CodedError(errorCode: 3), CodedError(errorCode: 4)),
      (StatusError(statusCode: 404), StatusError(statusCode: 500)),
      (UploadError.interrupted, UploadError.quotaReached),
      (SelfDescribingError.red, SelfDescribingError.green),
      (
        DecodingError.typeMismatch(Int.self, .init(codingPath: [], debugDescription: "")),
        DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: ""))
      ),
      (SameCodeError.first, SameCodeError.second),
    ] as [(any Error, any Error)])
  func `an error of a known type has its own label`(known: any Error, other: any Error) {
    #expect(Fingerprint(of: known).text != Fingerprint(of: other).text)
    #expect(Fingerprint(of: known).text == Fingerprint(of: known).text)
  }

  @Test func `a system error has the same fingerprint as its NSError`() {
    let swift = URLError(.timedOut, userInfo: ["secret": "value"])
    let foundation = NSError(domain: NSURLErrorDomain, code: URLError.timedOut.rawValue)
    #expect(Fingerprint(of: swift) == Fingerprint(of: foundation))
  }

  @Test func `differs by the causes and their position in the tree`() {
    func shop(_ code: Int, causes: [any Error]) -> NSError {
      let info = ["NSMultipleUnderlyingErrorsKey": causes]
      return NSError(domain: "Shop", code: code, userInfo: info)
    }
    let trees: [any Error] = [
      shop(1, causes: []), shop(1, causes: [shop(2, causes: [])]),
      shop(1, causes: [shop(2, causes: []), shop(3, causes: [])]),
      shop(1, causes: [shop(3, causes: []), shop(2, causes: [])]),
      shop(1, causes: [shop(2, causes: [shop(3, causes: [])])]),
    ]
    #expect(Set(trees.map(Fingerprint.init(of:))).count == trees.count)
  }

  @Test func `is stable across processes and builds`() {
    let error = NSError(
      domain: "Shop", code: 7, userInfo: [NSUnderlyingErrorKey: URLError(.timedOut)])
    #expect(Fingerprint(of: error).text == "Shop 7\n0 NSURLErrorDomain -1001")
    #expect(SupportCode(Fingerprint(of: error)).description == "PAYD-43")
  }

  @Test(
    arguments: [
      (UploadError.interrupted, "RecourseTests.UploadError.interrupted"),
      (UploadError.rejected(file: "a", size: 1), "RecourseTests.UploadError.rejected"),
      (Outer.Inner.failed, "RecourseTests.Outer.Inner.failed"),
      (Boxed<UploadError>(), "RecourseTests.Boxed<RecourseTests.UploadError>"),
      (Boxed<Boxed<Int>>(), "RecourseTests.Boxed<RecourseTests.Boxed<Swift.Int>>"),
      (NamedError.second, "RecourseTests.NamedError.second"),
      (SelfDescribingError.green, "RecourseTests.SelfDescribingError.green"),
      (CodedError(errorCode: 3), "RecourseTests.CodedError Coded 3"),
      (StatusError(statusCode: 404), "RecourseTests.StatusError HTTP 404"),
      (CancellationError(), "Swift.CancellationError"),
      (CocoaError(.fileNoSuchFile), "NSCocoaErrorDomain 4"),
      (NSError(domain: "Shop 2", code: -1), "Shop 2 -1"),
    ] as [(any Error, String)])
  func `contains the type with its module, the case, and the code`(_ error: any Error, text: String)
  {
    #expect(Fingerprint(of: error).text == text)
  }

  @Test(arguments: [AnswerError.gone, .refused(status: 503)])
  func `the label of an answer has its status, also if the case tells it`(_ error: AnswerError) {
    let name = error == .gone ? "gone" : "refused"
    let text = Fingerprint(of: error).text
    #expect(text == "RecourseTests.AnswerError.\(name) HTTP \(error.statusCode)")
  }

  @Test func `lists each cause once, with the number of the line it caused`() {
    func shop(_ code: Int, _ causes: any Error...) -> NSError {
      NSError(domain: "Shop", code: code, userInfo: ["NSMultipleUnderlyingErrorsKey": causes])
    }
    let error = shop(1, shop(2, shop(3)), shop(4, shop(5)))
    #expect(Fingerprint(of: error).text == "Shop 1\n0 Shop 2\n0 Shop 4\n1 Shop 3\n2 Shop 5")
  }

  @Test func `differs for every system domain and code`() {
    var seen: Set<Fingerprint> = []
    let domains = [NSURLErrorDomain, NSCocoaErrorDomain, NSPOSIXErrorDomain]
    for domain in domains {
      for code in -4000...9000 {
        seen.insert(Fingerprint(of: NSError(domain: domain, code: code)))
      }
    }
    #expect(seen.count == domains.count * 13_001)
  }

  @Test func `has a bounded length and still distinguishes long chains`() {
    func chain(_ length: Int, last: Int) -> NSError {
      (0..<length).reduce(NSError(domain: "Last", code: last)) { cause, _ in
        NSError(domain: "Step", code: 1, userInfo: [NSUnderlyingErrorKey: cause])
      }
    }
    let first = Fingerprint(of: chain(200, last: 1))
    #expect(first.text.count < 1_000)
    #expect(first != Fingerprint(of: chain(200, last: 2)))
    #expect(first != Fingerprint(of: chain(201, last: 1)))
    let fitting = Fingerprint(of: chain(29, last: 1)).text.split(separator: "\n")
    #expect(fitting.count == 30 && fitting.last == "28 Last 1")
    let cut = Fingerprint(of: chain(30, last: 1)).text.split(separator: "\n")
    #expect(cut.count == 31 && cut.last == "+1 cfb4a7bf3c081dff")
    let hostile = NSError(domain: String(repeating: "x\n", count: 500_000), code: 1)
    #expect(Fingerprint(of: hostile).text.count < 250)
    #expect(!Fingerprint(of: hostile).text.contains("\n"))
  }

  @Test func `survives encoding and decoding`() throws {
    let fingerprint = Fingerprint(of: UploadError.interrupted)
    let data = try JSONEncoder().encode(fingerprint)
    #expect(try JSONDecoder().decode(Fingerprint.self, from: data) == fingerprint)
  }
}

private enum UploadError: Error {
  case rejected(file: String, size: Int)
  case interrupted
  case quotaReached
}

private enum DownloadError: Error { case interrupted }

enum AnswerError: HTTPStatusProvider, Equatable {
  case gone
  case refused(status: Int)

  var statusCode: Int { if case .refused(let status) = self { status } else { 410 } }
}

private enum NamedError: String, Error, CustomStringConvertible {
  case first, second
  var description: String { "The same words" }
}

private enum SelfDescribingError: Error, CustomStringConvertible {
  case red, green
  var description: String { "The same words" }
}

/// An enum whose cases have the same code, as some cases of `DecodingError` do.
private enum SameCodeError: Error {
  case first, second
  var _code: Int { 7 }
}

private struct EmptyError: Error {}

private enum Outer {
  enum Inner: Error { case failed }
}

private struct Boxed<Content>: Error {}

private struct CodedError: CustomNSError {
  static let errorDomain = "Coded"
  let errorCode: Int
}

private struct StatusError: HTTPStatusProvider {
  let statusCode: Int
}
