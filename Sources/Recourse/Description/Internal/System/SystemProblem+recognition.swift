import Foundation

extension SystemProblem {
  /// Recognizes a system error by its domain and code, or by its type; nil for any other error.
  package init?(_ error: any Error) {
    let identified = error.systemIdentity.flatMap {
      Self.problem(in: $0.domain, code: $0.code, of: error)
    }
    guard let problem = identified ?? Self.problem(ofTypeOf: error) else { return nil }
    self = problem
  }

  private static func problem(ofTypeOf error: any Error) -> SystemProblem? {
    switch error {
    case is CancellationError: .cancelled
    case let error as DecodingError: problem(of: error)
    case is EncodingError: .dataNotSaved
    case let error as any SystemProblemProvider: error.systemProblem
    // The frameworks' errors conform to `LocalizedError`. Check that first, because reading a
    // type's name is slow.
    case is any LocalizedError:
      problem(ofCase: ErrorLabel.caseName(of: error), in: ErrorLabel.typeName(of: error))
    default: nil
    }
  }

  private static func problem(
    in domain: String, code: Int, of error: any Error
  ) -> SystemProblem? {
    switch domain {
    case NSCocoaErrorDomain: moreSpecific(than: cocoa[code], of: error)
    case NSPOSIXErrorDomain: Int32(exactly: code).flatMap { posix[$0] }
    case NSURLErrorDomain, "kCFErrorDomainCFNetwork": transfer(code, of: error)
    default: frameworks[domain]?[code]
    }
  }

  /// Returns the POSIX problem beneath a general Cocoa read or write failure, and the given problem
  /// otherwise.
  private static func moreSpecific(
    than problem: SystemProblem?, of error: any Error
  ) -> SystemProblem? {
    guard problem == .readFailed || problem == .writeFailed,
      let cause = error.userInfoValues[NSUnderlyingErrorKey] as? any Error,
      let identity = cause.systemIdentity, identity.domain == NSPOSIXErrorDomain
    else { return problem }
    return Int32(exactly: identity.code).flatMap { posix[$0] } ?? problem
  }

  /// Returns the problem of a URL error; on Linux, corrects two codes that Foundation derives
  /// wrongly from libcurl.
  private static func transfer(_ code: Int, of error: any Error) -> SystemProblem? {
    #if !canImport(Darwin)
      // A response that ends early has no code of its own.
      if code == NSURLErrorUnknown { return .connectionLost }
      // A response that isn't HTTP has the code of an unsupported URL.
      let address = error.userInfoValues[NSURLErrorFailingURLErrorKey] as? URL
      if code == NSURLErrorUnsupportedURL, address?.scheme?.hasPrefix("http") == true {
        return .answerInvalid
      }
    #endif
    return url[code]
  }
}
