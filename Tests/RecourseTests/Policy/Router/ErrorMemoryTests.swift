import Foundation
import Recourse
import RecourseTesting
import Testing

@testable import Recourse

// Its type is no public one; what it must never do can't be seen from outside without luck.
@Suite struct ErrorMemoryTests {
  @Test(arguments: UInt64(1)...20)
  func `knows of each error what there is to know, whatever came before`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var memory = ErrorMemory()
    for _ in 0..<500 {
      let error = randomError(depth: 3, using: &random)
      let known = memory.known(error)
      let tree = error.causeTree
      let text = Fingerprint(of: tree).text
      #expect(memory.fingerprint(of: known).text == text)
      #expect(known.tree.errors.count == tree.errors.count, "\(text)")
      #expect(known.isCancellation == tree.isCancellation, "\(text)")
      #expect(known.remedy == tree.remedy, "\(text)")
      #expect(known.shared?.cause == tree.sharedCause?.cause, "\(text)")
    }
  }

  @Test func `holds no more for many problems than for few`() {
    var memory = ErrorMemory()
    for number in 0..<5_000 {
      _ = memory.fingerprint(of: memory.known(problem(number)))
      _ = memory.fingerprint(of: memory.known(RouterWrapper(problem(number))))
    }
    #expect(memory.count <= 1_000)
  }

  private func randomError(
    depth: Int, using random: inout SeededGenerator
  ) -> any Error {
    let number = Int.random(in: 0..<4, using: &random)
    guard depth > 0, Int.random(in: 0..<3, using: &random) > 0 else {
      return leaf(number, using: &random)
    }
    let cause = randomError(depth: depth - 1, using: &random)
    let other = leaf(number, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return RouterWrapper(cause)
    case 1: return PolicyWrapper(cause, other)
    case 2: return PolicySyncError.caused(by: cause)
    case 3: return NSError(domain: "M", code: number, userInfo: [NSUnderlyingErrorKey: cause])
    case 4: return AFError.failed(cause)
    default: return other
    }
  }

  private func leaf(_ number: Int, using random: inout SeededGenerator) -> any Error {
    let leaves: [any Error] = [
      RouterError.declined, RouterError.soldOut, RouterError.rejected("\(number)"),
      MemoryPlain.a, MemoryPlain.b(number), MemoryPlain.c(number), MemoryPlain.d,
      MemoryNumbered.allCases[number], MemorySame.allCases[number % 3],
      MemoryWords.allCases[number % 2], MemoryCustom.a, MemoryCustom.b, MemoryCustom.c(number),
      MemoryTold.a, MemoryTold.b, MemoryStruct(number: number), MemoryObject(), MemoryNested.E.a,
      RouterHTTPError(statusCode: [401, 404, 501, 503][number]), RouterSharedError.maintenance,
      RouterSharedError.own, PolicyRemedyError(remedy: .person),
      PolicyRemedyError(remedy: .developer), PolicySyncError.cancelled, PolicySyncError.notSignedIn,
      problem(number), NSError(domain: NSURLErrorDomain, code: -1000 - number),
      URLError(.cancelled),
      CocoaError(.fileNoSuchFile), CocoaError(.userCancelled), POSIXError(.ENOSPC),
      CancellationError(), TimeoutError(limit: .seconds(number)), StoreKitError.userCancelled,
      StoreKitError.unknown, AFError.explicitlyCancelled,
      DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "\(number)")),
      EncodingError.invalidValue(1, .init(codingPath: [], debugDescription: "")),
      RouterLocalizedError(),
    ]
    return leaves[Int.random(in: leaves.indices, using: &random)]
  }
}

private enum MemoryPlain: Error {
  case a, b(Int), c(Int), d
}

private enum MemoryNumbered: Int, Error, CaseIterable {
  case a = 5, b = 4, c = 1, d = 0
}

/// An enum whose cases have one raw value, and so one code.
private enum MemorySame: Error, RawRepresentable, CaseIterable {
  case a, b, c

  init?(rawValue: Int) {
    self = rawValue == 0 ? .a : rawValue == 1 ? .b : .c
  }

  var rawValue: Int { 7 }
}

private enum MemoryWords: String, LocalizedError, CaseIterable {
  case a = "one"
  case b = "two"
}

private enum MemoryCustom: CustomNSError {
  case a, b, c(Int)

  static var errorDomain: String { "Memory" }
  var errorCode: Int { 3 }
}

private enum MemoryTold: Error, CustomStringConvertible {
  case a, b

  var description: String { "told" }
}

private struct MemoryStruct: Error {
  let number: Int
}

private final class MemoryObject: Error {}

private enum MemoryNested {
  enum E: Error { case a }
}

/// Stands for the type of a library of which only the name is known.
private enum AFError: LocalizedError {
  case explicitlyCancelled
  case failed(any Error)
}

private enum StoreKitError: LocalizedError {
  case userCancelled, unknown
}
