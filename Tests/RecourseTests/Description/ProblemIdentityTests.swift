import Foundation
import Recourse
import Testing

/// Tests that a problem has the same identity in every form, and that no other problem shares it.
@Suite struct ProblemIdentityTests {
  private static let problems: [any Error] = [
    Plain.first, Plain.second, Plain.named("a"), Numbered.one, Numbered.two, Written.one,
    Written.two, Talking.one, Talking.two, Coded.one, Coded.two, Mirrored.one, Mirrored.two,
    Structure(), Object(), URLError(.timedOut), CocoaError(.fileLocking), POSIXError(.EIO),
    NSError(domain: "Shop", code: 1), NSError(domain: "Shop", code: 2), Words.closed, Words.open,
    StatusCase.missing, StatusCase.broken,
  ]

  /// The problems that keep their identity as an `NSError`, which has only the number of a case on
  /// Linux.
  private static var bridged: [any Error] {
    #if canImport(Darwin)
      problems
    #else
      problems.filter { Mirror(reflecting: $0).displayStyle != .enum && !($0 is Mirrored) }
    #endif
  }

  @Test func `an error and its NSError are the same problem`() {
    #expect(Self.bridged.count >= 7)
    for error in Self.bridged {
      let other = error as NSError
      #expect(Fingerprint(of: error) == Fingerprint(of: other))
      #expect(SupportCode(Fingerprint(of: error)) == SupportCode(Fingerprint(of: other)))
      #expect(Fingerprint(of: Caused(error)) == Fingerprint(of: Caused(Caused(other).causes[0])))
    }
  }

  @Test func `different errors stay different problems when bridged or wrapped`() {
    let count = Self.problems.count
    let forms: [(any Error) -> any Error] = [
      { $0 }, { $0 as NSError }, { Caused($0) }, { Plain.wrapped($0) }, { Boxed(optional: $0) },
      { Boxed(list: [$0]) }, { Boxed(result: .failure($0)) }, { ErrorReport($0).snapshot() },
      { Caused(Caused(ErrorReport($0).snapshot())) }, { Plain.wrapped(restored($0)) },
      { Boxed(report: ErrorReport($0)) }, { Boxed(failure: LoadFailure($0)) },
    ]
    for form in forms {
      #expect(Set(Self.problems.map { Fingerprint(of: form($0)) }).count == count)
    }
  }

  @Test func `a snapshot is the same problem as its error, at any depth`() {
    for error in Self.problems + Self.problems.map({ Caused($0, Caused(URLError(.badURL))) }) {
      let snapshot = ErrorReport(error).snapshot()
      for stand in [snapshot, restored(error), ErrorReport(snapshot).snapshot()] as [any Error] {
        #expect(Fingerprint(of: stand) == Fingerprint(of: error))
        #expect(Fingerprint(of: Caused(stand)).text == Fingerprint(of: Caused(error)).text)
        let other = Caused(URLError(.badURL), Plain.wrapped(stand), Plain.first)
        let original = Caused(URLError(.badURL), Plain.wrapped(error), Plain.first)
        #expect(Fingerprint(of: other) == Fingerprint(of: original))
        #expect(stand.remedy == error.remedy)
      }
    }
  }

  @Test func `a fingerprint survives encoding and decoding`() throws {
    for error in Self.problems {
      let fingerprint = Fingerprint(of: error)
      let data = try JSONEncoder().encode(fingerprint)
      let copy = try JSONDecoder().decode(Fingerprint.self, from: data)
      #expect(copy == fingerprint)
    }
    for error in Self.bridged {
      let data = try JSONEncoder().encode(Fingerprint(of: error))
      let copy = try JSONDecoder().decode(Fingerprint.self, from: data)
      #expect(copy == Fingerprint(of: error as NSError))
    }
  }

  @Test func `the cases of an enum are identified by their names, however it hides them`() {
    #expect(Fingerprint(of: Talking.two).text == "RecourseTests.Talking.two")
    #expect(Fingerprint(of: Mirrored.two).text == "RecourseTests.Mirrored.two")
    #expect(Fingerprint(of: Coded.two).text == "RecourseTests.Coded.two")
    #expect(Fingerprint(of: Numbered.two).text == "RecourseTests.Numbered.two")
  }

  @Test func `a code that depends on the payload is part of the identity`() {
    #expect(Fingerprint(of: Answered.status(404)) != Fingerprint(of: Answered.status(500)))
    #expect(Fingerprint(of: Answered.status(404)).text == "RecourseTests.Answered.status 404")
    #expect(Fingerprint(of: Answered.none) == Fingerprint(of: Answered.none))
  }

  @Test func `payloads don't affect the identity of a problem, but errors among them do`() {
    #expect(Fingerprint(of: Plain.named("a")) == Fingerprint(of: Plain.named("b")))
    #expect(Fingerprint(of: Raw.user("a")) == Fingerprint(of: Raw.user("b")))
    #expect(Fingerprint(of: RawNumber.user(1)) == Fingerprint(of: RawNumber.user(2)))
    let first = Plain.wrapped(URLError(.timedOut))
    #expect(Fingerprint(of: first) != Fingerprint(of: Plain.wrapped(URLError(.badURL))))
    #expect(first.causeTree.roots.map { ($0 as NSError).code } == [-1001])
  }

  @Test(.timeLimit(.minutes(5)))
  func `a payload of any size and depth is searched in bounded time`() {
    let long = Boxed(list: [], numbers: Array(0..<1_000_000))
    #expect(long.causeTree.errors.count == 1)
    let many = Boxed(list: [any Error](repeating: Plain.first, count: 100_000))
    #expect(many.causeTree.errors.count == 500)
    #expect(!many.causeTree.isComplete)
    let deep = (0..<10_000).reduce(Plain.first) { cause, _ in Plain.wrapped(cause) }
    #expect(deep.causeTree.errors.count == 500)
    let circle = Link()
    circle.next = circle
    #expect(circle.causeTree.errors.count == 1)
  }
}

private func restored(_ error: any Error) -> any Error {
  guard let data = try? JSONEncoder().encode(LoadFailure(error)),
    let failure = try? JSONDecoder().decode(LoadFailure.self, from: data)
  else { return error }
  return failure.error
}

extension ErrorReport {
  fileprivate init(_ error: any Error) { self.init(error, origin: .userAction) }
}

private enum Plain: Error {
  case first, second
  case named(String)
  case wrapped(any Error)
}

private enum Numbered: Int, Error {
  case one = 7
  case two = 3
}

private enum Written: String, Error, CustomStringConvertible {
  case one, two

  var description: String { "words" }
}

private enum Words: LocalizedError {
  case closed, open

  var errorDescription: String? { "It’s closed" }
}

private enum Talking: Int, Error, CustomStringConvertible, TextOutputStreamable {
  case one = 9
  case two = 4

  var description: String { "words" }

  func write(to target: inout some TextOutputStream) { target.write("words") }
}

private enum Coded: CustomNSError {
  case one, two

  static var errorDomain: String { "Coded" }
  var errorCode: Int { self == .one ? 100 : 200 }
}

private enum Answered: CustomNSError {
  case none
  case status(Int)

  var errorCode: Int { if case .status(let status) = self { status } else { 9 } }
}

private enum Mirrored: Error, CustomReflectable {
  case one, two

  var customMirror: Mirror { Mirror(self, children: ["words": 1]) }
}

private enum StatusCase: HTTPStatusProvider {
  case missing, broken

  var statusCode: Int { self == .missing ? 404 : 500 }
}

private enum Raw: Error, RawRepresentable {
  case user(String)

  init?(rawValue: String) { self = .user(rawValue) }

  var rawValue: String { if case .user(let name) = self { name } else { "" } }
}

private enum RawNumber: Error, RawRepresentable, CustomStringConvertible {
  case user(Int)

  init?(rawValue: Int) { self = .user(rawValue) }

  var rawValue: Int { if case .user(let number) = self { number } else { 0 } }
  var description: String { "\(rawValue)" }
}

private struct Structure: Error {}

private final class Object: Error {}

/// An error with causes in its properties.
private struct Boxed: Error {
  var optional: (any Error)?
  var list: [any Error] = []
  var result: Result<Int, any Error> = .success(1)
  var report: ErrorReport?
  var failure: LoadFailure?
  var numbers: [Int] = []
}

private final class Link: Error, @unchecked Sendable {
  // Set once, before the object is shared.
  var next: Link?
}
