import Foundation
import Recourse

/// Generates errors of all kinds from a seed: nested, cyclic, with hostile texts and payloads.
struct ErrorGenerator {
  /// The payload that no text may contain.
  static let secret = "hunter2"

  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func error(depth: Int = 0) -> any Error {
    let isDeep = depth > 6
    switch next(isDeep ? 6 : 11) {
    case 0: return Payload.secret(password: Self.secret, text())
    case 1: return Payload.plain
    case 2: return NSError(domain: NSURLErrorDomain, code: -Int(next(3_000)))
    case 3: return CocoaError(CocoaError.Code(rawValue: Int(next(5_000))))
    case 4: return Silent()
    case 5: return Spoken(texts: (0..<3).map { _ in text() })
    case 6: return foundation([NSUnderlyingErrorKey: error(depth: depth + 1)])
    case 7: return foundation(["NSMultipleUnderlyingErrorsKey": errors(depth: depth)])
    case 8: return Wrapper(causes: errors(depth: depth))
    case 9: return Circle(width: Int(next(3)) + 1)
    default: return foundation([NSLocalizedDescriptionKey: text(), "password": Self.secret])
    }
  }

  private mutating func errors(depth: Int) -> [any Error] {
    (0..<next(4)).map { _ in error(depth: depth + 1) }
  }

  private mutating func foundation(_ info: [String: Any]) -> NSError {
    let file = "/Volumes/\(Self.secret)/notes"
    let more = next(2) == 0 ? [NSFilePathErrorKey: file] : [:]
    return NSError(
      domain: "Shop", code: Int(next(9)), userInfo: info.merging(more) { first, _ in first })
  }

  private mutating func text() -> String {
    switch next(10) {
    case 0: ""
    case 1: "   \n\t"
    case 2: "%@ %s %n %d %1$@"
    case 3: "\u{202E}desrever\u{0007}\u{0000}"
    case 4: String(repeating: "🏳️‍🌈", count: 400)
    case 5: "problem.general.title"
    case 6: "The operation could not be completed. (App.MyError error 0.)"
    case 7: "\u{200B}\u{FEFF}"
    case 8 where next(200) == 0: String(repeating: "long ", count: 200_000)
    default: "The printer is out of paper."
    }
  }

  /// Returns a number below the bound, by SplitMix64 (Steele, Lea, Flood 2014).
  private mutating func next(_ bound: UInt64) -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return (bits ^ (bits >> 31)) % bound
  }
}

extension ErrorGenerator {
  fileprivate enum Payload: Error {
    case secret(password: String, String)
    case plain
  }

  fileprivate struct Silent: LocalizedError {}

  fileprivate struct Spoken: LocalizedError {
    let texts: [String]
    var errorDescription: String? { texts[0] }
    var failureReason: String? { texts[1] }
    var recoverySuggestion: String? { texts[2] }
  }

  fileprivate struct Wrapper: CauseProvider {
    let causes: [any Error]
  }

  /// An error that lists itself as its cause `width` times.
  fileprivate final class Circle: CauseProvider {
    let width: Int

    init(width: Int) {
      self.width = width
    }

    var causes: [any Error] { Array(repeating: self, count: width) }
  }
}
