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

  private func named(_ name: String) -> SpokenError {
    SpokenError(errorTitle: name, errorMessage: "It happened.")
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
