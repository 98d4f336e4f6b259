import Foundation
import Recourse
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct CauseTreeTests {
  @Test func `contains only the error itself if nothing caused it`() {
    let tree = MuteError.quiet.causeTree
    #expect(tree.errors.count == 1)
    #expect(tree.roots.count == 1)
    #expect(tree.isComplete)
  }

  @Test func `finds causes in every place where errors store them`() {
    let context = DecodingError.Context(
      codingPath: [], debugDescription: "", underlyingError: URLError(.timedOut))
    let encoding = EncodingError.Context(
      codingPath: [], debugDescription: "", underlyingError: URLError(.timedOut))
    let errors: [any Error] = [
      NSError(domain: "A", code: 1, userInfo: [NSUnderlyingErrorKey: URLError(.timedOut)]),
      ForeignError(errorUserInfo: ["NSMultipleUnderlyingErrorsKey": [URLError(.timedOut)]]),
      ForeignError(errorUserInfo: ["NSDetailedErrors": [URLError(.timedOut) as NSError]]),
      ForeignError(errorUserInfo: ["CKPartialErrors": ["id": URLError(.timedOut)]]),
      DecodingError.dataCorrupted(context),
      DecodingError.keyNotFound(Key(), context),
      DecodingError.valueNotFound(Int.self, context),
      DecodingError.typeMismatch(Int.self, context),
      EncodingError.invalidValue(1, encoding),
      Caused(URLError(.timedOut)),
    ]
    for error in errors {
      #expect(error.causeTree.roots.map { ($0 as NSError).code } == [NSURLErrorTimedOut])
    }
  }

  @Test func `contains a cause only once if it is stored in two places`() {
    #expect(KeptTwice().causeTree.errors.count == 2)
  }

  @Test func `lists the errors level by level, from the top down`() {
    let error = Caused(Caused(named("c"), named("d")), named("b"))
    let names = error.causeTree.errors.compactMap { ($0 as? SpokenError)?.errorTitle }
    #expect(names == ["b", "c", "d"])
    #expect(error.causeTree.roots.count == 3)
  }

  @Test func `ends a cycle of objects where it closes`() {
    let tree = CauseCircle().error.causeTree
    #expect(tree.errors.count == 2)
    #expect(!tree.isComplete)
    #expect(tree.developerText.contains("circle"))
  }

  @Test func `contains an object twice if it caused two errors`() {
    let shared = CauseNode { [MuteError.quiet] }
    for error in [Caused(Caused(shared), Caused(shared)), Caused(shared, Caused(shared))] {
      #expect(error.causeTree.roots.count == 2)
      #expect(error.causeTree.isComplete)
    }
  }

  @Test func `holds at most 500 errors`() {
    let many = ForeignError(
      errorUserInfo: ["NSMultipleUnderlyingErrorsKey": (0..<100_000).map { _ in MuteError.quiet }])
    for error in [Caused.chain(10_000, around: MuteError.quiet), EndlessError(), many]
      as [any Error]
    {
      #expect(error.causeTree.errors.count == 500)
      #expect(!error.causeTree.isComplete)
    }
    let fitting = Caused.chain(499, around: MuteError.quiet).causeTree
    #expect(fitting.errors.count == 500)
    #expect(fitting.isComplete)
  }

  @Test func `visits shallow causes before deep ones`() {
    let error = Caused(EndlessError(), Caused(named("near")))
    #expect(error.causeTree.errors.contains { ($0 as? SpokenError)?.errorTitle == "near" })
  }

  @Test func `draws the tree for a developer`() {
    let error = Caused(Caused(MuteError.secret("hunter2"), MuteError.quiet), URLError(.timedOut))
    let lines = error.causeTree.developerText.split(separator: "\n").map(String.init)
    #expect(lines.count == 5)
    #expect(lines[0].contains("Caused"))
    #expect(lines[1].hasPrefix("├─ ") && lines[1].contains("Caused"))
    #expect(lines[2].hasPrefix("│  ├─ ") && lines[2].contains("MuteError.secret"))
    #expect(lines[3].hasPrefix("│  └─ ") && lines[3].contains("MuteError.quiet"))
    #expect(lines[4].hasPrefix("└─ ") && lines[4].contains("-1001"))
  }

  @Test(.timeLimit(.minutes(5)))
  func `truncates a drawing to fewer than 20,000 characters, with an ellipsis`() {
    for error in [Caused.chain(10_000, around: MuteError.quiet), EndlessError()] as [any Error] {
      let text = error.causeTree.developerText
      #expect(text.count < 20_000)
      #expect(text.hasSuffix("…"))
    }
  }

  @Test func `truncates a drawing after 200 lines, with an ellipsis`() {
    let lines = causes(300).causeTree.developerText.split(separator: "\n")
    #expect(lines.count == 201)
    #expect(lines.last == "└─ …")
  }

  @Test func `marks an error whose causes don’t fit`() {
    let error = ForeignError(
      errorUserInfo: [
        "NSMultipleUnderlyingErrorsKey": [causes(100) as any Error]
          + (0..<450).map { _ in MuteError.quiet }
      ])
    // 450 causes come first, so that 49 of the first one's causes fit into the 500.
    let lines = error.causeTree.developerText.split(separator: "\n")
    #expect(lines.firstIndex(of: "│  └─ …") == 50)
  }

  @MainActor
  @Test func `finds the causes that a superclass stores`() {
    #expect(DerivedError(URLError(.timedOut)).causeTree.errors.count == 2)
  }

  @Test func `searches no object of a payload, whatever its mirror says`() {
    #expect(ReferringError(object: MirroredObject()).causeTree.errors.count == 1)
  }

  @Test func `searches the first 1,000 values of a payload`() {
    #expect(LongError(count: 900).causeTree.errors.count == 2)
    #expect(LongError(count: 1_100).causeTree.errors.count == 1)
  }

  private func causes(_ count: Int) -> ForeignError {
    ForeignError(
      errorUserInfo: [
        "NSMultipleUnderlyingErrorsKey": (0..<count).map { _ in MuteError.quiet }
      ])
  }

  private func named(_ name: String) -> SpokenError {
    SpokenError(errorTitle: name, errorMessage: "It happened.")
  }
}

/// An error that can be a superclass, because its actor makes it `Sendable`.
@MainActor
private class BaseError: Error {
  let cause: any Error

  init(_ cause: any Error) {
    self.cause = cause
  }
}

private final class DerivedError: BaseError {}

private final class MirroredObject: CustomReflectable, Sendable {
  var customMirror: Mirror {
    Mirror(self, children: ["error": URLError(.timedOut)], displayStyle: .struct)
  }
}

private struct ReferringError: Error {
  let object: MirroredObject
}

private struct LongError: Error {
  let numbers: [Int]
  let cause = URLError(.timedOut)

  init(count: Int) {
    numbers = Array(0..<count)
  }
}

private struct KeptTwice: CauseProvider, CustomNSError {
  var causes: [any Error] { [URLError(.timedOut)] }
  var errorUserInfo: [String: Any] { [NSUnderlyingErrorKey: URLError(.timedOut)] }
}

private struct Key: CodingKey {
  let stringValue = "key"
  let intValue: Int? = nil

  init() {}

  init?(stringValue: String) { nil }

  init?(intValue: Int) { nil }
}
