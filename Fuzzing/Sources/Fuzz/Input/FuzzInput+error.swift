import Foundation
import Recourse

extension FuzzInput {
  /// Reads an error, with causes of causes at most ten deep.
  mutating func error(depth: Int = 0) -> any Error {
    guard depth < 10, !isEmpty else { return CancellationError() }
    switch byte() % 12 {
    case 0: return HostileError.payload(HostileError.secret + text())
    case 1: return HostileError.cause(error(depth: depth + 1), text() + HostileError.secret)
    case 2: return WordyError(parts: (0..<4).map { _ in byte() % 3 == 0 ? nil : text() })
    case 3: return DumpingError(secret: HostileError.secret)
    case 4: return CyclicError()
    case 5:
      let causes = (0...Int(byte() % 4)).map { _ in error(depth: depth + 1) }
      return AggregateError(causes, total: integer())
    case 6: return WrappingError(causes: (0...Int(byte() % 3)).map { _ in error(depth: depth + 1) })
    case 7:
      let context = DecodingError.Context(codingPath: [], debugDescription: text())
      return DecodingError.dataCorrupted(context)
    case 8:
      return HTTPResponseError(status: integer(), body: Data(text().utf8)) ?? HostileError.plain
    default: return system(depth: depth)
    }
  }

  /// Reads an error of Foundation, with a known domain or an unknown one.
  private mutating func system(depth: Int) -> NSError {
    let domain = element(of: Self.domains) ?? text()
    let code = byte() % 2 == 0 ? integer() : Int(Int16(truncatingIfNeeded: integer()))
    var userInfo: [String: Any] = [:]
    for _ in 0..<(byte() % 5) {
      switch byte() % 6 {
      case 0: userInfo[NSUnderlyingErrorKey] = error(depth: depth + 1)
      case 1: userInfo["NSMultipleUnderlyingErrorsKey"] = [error(depth: depth + 1)]
      case 2: userInfo[text()] = integer()
      case 3: userInfo[element(of: Self.keys)] = integer()
      default: userInfo[element(of: Self.keys)] = text()
      }
    }
    return NSError(domain: domain, code: code, userInfo: userInfo)
  }

  private static let domains: [String?] = [
    nil, NSURLErrorDomain, NSCocoaErrorDomain, NSPOSIXErrorDomain, "SKErrorDomain",
    "FIRAuthErrorDomain", "NSOSStatusErrorDomain", "kCFErrorDomainCFNetwork", "CKErrorDomain",
    "com.google.HTTPStatus", "Alamofire.AFError", "SQLite", "AVFoundationErrorDomain",
  ]

  private static let keys = [
    NSLocalizedDescriptionKey, "NSLocalizedFailure", NSLocalizedFailureReasonErrorKey,
    NSLocalizedRecoverySuggestionErrorKey, NSUnderlyingErrorKey, "NSMultipleUnderlyingErrorsKey",
    NSURLErrorFailingURLErrorKey, NSFilePathErrorKey, "FIRAuthErrorUserInfoNameKey", "status",
  ]
}

/// An error of an app, with payloads that nobody may read.
enum HostileError: Error {
  case plain
  case payload(String)
  case cause(any Error, String)

  /// A text that is in no person's message and in no log.
  static let secret = "4929-1234-5678-9012"
}

/// An error with words of its own, some of which are missing.
struct WordyError: LocalizedError {
  let parts: [String?]

  var errorDescription: String? { parts[0] }
  var failureReason: String? { parts[1] }
  var recoverySuggestion: String? { parts[2] }
  var helpAnchor: String? { parts[3] }
}

/// An error whose words are a dump of itself.
struct DumpingError: LocalizedError {
  let secret: String

  var errorDescription: String? { String(reflecting: self) }
}

/// An error that lists its causes.
struct WrappingError: CauseProvider {
  let causes: [any Error]
}

/// An error that is its own cause.
final class CyclicError: CauseProvider {
  var causes: [any Error] { [self, WrappingError(causes: [self, HostileError.plain])] }
}
