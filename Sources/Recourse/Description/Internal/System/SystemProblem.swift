import Foundation

/// The meaning of a system error for a person; many codes share one meaning.
///
/// Case names are parts of localization keys: `problem.timedOut.title` and
/// `problem.timedOut.message`.
package enum SystemProblem: String, CaseIterable, Sendable {
  // General.
  case general, cancelled, appMistake, unsupported

  // Connection.
  case notConnected, dataNotAllowed, duringCall, cannotConnect, connectionLost, hostNotFound
  case timedOut, notSecure, certificateDate, certificateNeeded, addressInvalid, answerInvalid
  case tooManyRedirects, downloadFailed, interrupted

  // HTTP responses.
  case requestInvalid, signInNeeded, paymentNeeded, notAllowed, notFound, conflict, tooLarge
  case formatUnsupported, tooManyRequests, legalReasons, serverFailed, serviceUnavailable
  case versionTooOld

  // Files and storage.
  case fileNotFound, fileExists, noPermission, readOnly, diskFull, fileBusy, fileTooLarge
  case nameInvalid, isFolder, notFolder, folderNotEmpty, diskBusy, readFailed, writeFailed
  case deviceFailed, textUnreadable, dataUnreadable, dataIncomplete, dataNotSaved
  case cloudFileUnavailable

  // Input.
  case inputInvalid, valueMissing, valueTooLong, valueTooShort, valueOutOfRange, valueMalformed

  // The device.
  case outOfMemory, systemBusy, programFailed, helperStopped, handoffFailed

  // Platform services.
  case cloudFull, cloudSignInNeeded, purchaseFailed, purchaseNotAllowed, productUnavailable
  case notRecognized, lockedOut, passcodeNotSet, biometryUnavailable, locationDenied
  case locationUnknown, photosDenied
}

extension SystemProblem {
  /// A suggestion for the person; case names are parts of localization keys: `suggestion.tryAgain`.
  enum Suggestion: String, CaseIterable, Sendable {
    case askAdministrator, checkAddress, checkConnection, checkDate, checkInput, chooseAnotherName
    case chooseAnotherPlace, closeOtherApps, contactSupport, freeSpace, reload, signInAgain
    case tryAgain, tryAgainLater, updateApp, useSettings
  }

  /// The suggestion for this problem; nil if nothing helps, or if the message contains the
  /// suggestion.
  var suggestion: Suggestion? {
    switch self {
    case .cancelled, .unsupported, .paymentNeeded, .notFound, .tooLarge, .formatUnsupported,
      .legalReasons, .fileNotFound, .fileTooLarge, .isFolder, .notFolder, .folderNotEmpty,
      .textUnreadable, .lockedOut:
      nil
    case .certificateNeeded, .notAllowed, .noPermission: .askAdministrator
    case .addressInvalid: .checkAddress
    case .notConnected, .connectionLost, .hostNotFound, .cloudFileUnavailable: .checkConnection
    case .certificateDate: .checkDate
    case .inputInvalid, .valueMissing, .valueTooLong, .valueTooShort, .valueOutOfRange,
      .valueMalformed:
      .checkInput
    case .fileExists, .nameInvalid: .chooseAnotherName
    case .readOnly, .writeFailed: .chooseAnotherPlace
    case .diskBusy, .outOfMemory, .systemBusy: .closeOtherApps
    case .general, .appMistake, .requestInvalid, .dataUnreadable, .dataIncomplete, .dataNotSaved:
      .contactSupport
    case .diskFull, .cloudFull: .freeSpace
    case .conflict: .reload
    case .signInNeeded: .signInAgain
    case .timedOut, .downloadFailed, .interrupted, .readFailed, .deviceFailed, .helperStopped,
      .handoffFailed, .notRecognized:
      .tryAgain
    case .duringCall, .cannotConnect, .notSecure, .answerInvalid, .tooManyRedirects,
      .tooManyRequests, .serverFailed, .serviceUnavailable, .fileBusy, .purchaseFailed,
      .productUnavailable, .locationUnknown:
      .tryAgainLater
    case .versionTooOld, .programFailed: .updateApp
    case .dataNotAllowed, .cloudSignInNeeded, .purchaseNotAllowed, .passcodeNotSet,
      .biometryUnavailable, .locationDenied, .photosDenied:
      .useSettings
    }
  }

  /// Returns the words for an error with this meaning.
  func words(about error: any Error, in text: BuiltInText) -> ErrorWords {
    let fields = (error as? any FieldErrorProvider)?.fieldErrors ?? []
    return ErrorWords(
      title: text["problem.\(rawValue).title"],
      message: fields.isEmpty
        ? message(about: error, in: text)
        : fields.map { $0.message(in: text) }.joined(separator: "\n"),
      suggestion: fields.isEmpty ? suggestion.map { text["suggestion.\($0.rawValue)"] } : nil)
  }

  /// Returns the message, which names the affected part of the data if the error provides one.
  private func message(about error: any Error, in text: BuiltInText) -> String {
    guard self == .dataUnreadable || self == .dataIncomplete,
      let part = (error as? DecodingError)?.part
    else { return text["problem.\(rawValue).message"] }
    return text["problem.\(rawValue).part", part]
  }

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
    case is any FieldErrorProvider: .inputInvalid
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

  /// Framework error codes by domain, without linking the frameworks.
  ///
  /// The numbers are those of the frameworks' public headers. Codes that mean nothing to a person
  /// have no entry.
  static let frameworks: [String: [Int: SystemProblem]] = [
    "CKErrorDomain": cloudKit,
    "SKErrorDomain": storeKit,
    "com.apple.LocalAuthentication": localAuthentication,
    "com.apple.AuthenticationServices.AuthorizationError": authorization,
    "com.apple.AuthenticationServices.WebAuthenticationSession": webAuthentication,
    "kCLErrorDomain": coreLocation,
    "MKErrorDomain": mapKit,
    "PHPhotosErrorDomain": photos,
    "CNErrorDomain": contacts,
    "NSOSStatusErrorDomain": keychain,
  ]
}

/// An error of this library that stands for a system problem, and is described as one.
protocol SystemProblemProvider: Error {
  /// The problem for which the error stands.
  var systemProblem: SystemProblem { get }
}
