import Foundation
import Recourse

/// SwiftData.
///
/// The stored names are those of dumps in public reports.
///
/// Read: developer.apple.com/documentation/swiftdata/swiftdataerror.
enum SwiftData {
  struct SwiftDataError: Error, Equatable {
    enum _Error: Equatable, Sendable {
      case unsupportedPredicate, unsupportedSortDescriptor, unsupportedKeyPath
      case includePendingChangesWithBatchSize, sortingPendingChangesWithIdentifiers
      case loadIssueModelContainer, unknownSchema, backwardMigration
      case missingModelContext, historyTokenExpired, invalidTransactionFetchRequest
    }

    let _error: _Error
    let _explanation: String?
  }
}

/// ActivityKit.
///
/// Read: developer.apple.com/documentation/activitykit/activityauthorizationerror.
enum ActivityKit {
  enum ActivityAuthorizationError: LocalizedError {
    case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier
    case missingProcessIdentifier, persistenceFailure, reconnectNotPermitted
    case targetMaximumExceeded, unentitled, unsupported, unsupportedTarget, visibility

    var failureReason: String? { "The Live Activity can’t be started." }
    var recoverySuggestion: String? { "Check the attributes of the activity." }
  }
}

/// The error numbers of system calls, in two modules of the same source.
///
/// Read: apple/swift-system, Sources/System/Errno.swift.
enum System {
  struct Errno: RawRepresentable, Error, Hashable, Codable, CustomStringConvertible {
    let rawValue: CInt
    var description: String { String(cString: strerror(rawValue)) }
  }
}

enum SystemPackage {
  struct Errno: RawRepresentable, Error, Hashable, Codable, CustomStringConvertible {
    let rawValue: CInt
    var description: String { String(cString: strerror(rawValue)) }
  }
}

extension RealError {
  private static let data = "developer.apple.com/documentation/swiftdata/swiftdataerror"
  private static let activity =
    "developer.apple.com/documentation/activitykit/activityauthorizationerror"

  static let swiftData: [RealError] = [
    swiftData(.loadIssueModelContainer, .readFailed),
    swiftData(.unsupportedPredicate, .appMistake),
    swiftData(.includePendingChangesWithBatchSize, .appMistake),
    swiftData(.missingModelContext, .appMistake),
  ]

  private static func swiftData(
    _ error: SwiftData.SwiftDataError._Error, _ meaning: ErrorMeaning
  ) -> RealError {
    RealError(
      data, SwiftData.SwiftDataError(_error: error, _explanation: "s3cr3t"), meaning,
      hides: ["SwiftDataError", "s3cr3t"])
  }

  static let activityKit: [RealError] = [
    live(.denied, .accessDenied),
    live(.globalMaximumExceeded, .limitReached),
    live(.targetMaximumExceeded, .limitReached),
    live(.unsupported, .unsupported),
    live(.unentitled, .appMistake),
    live(.malformedActivityIdentifier, .appMistake),
  ]

  private static func live(
    _ error: ActivityKit.ActivityAuthorizationError, _ meaning: ErrorMeaning
  ) -> RealError {
    RealError(activity, error, meaning, hides: ["attributes of the activity"])
  }

  static let system: [RealError] = [
    RealError(errno, System.Errno(rawValue: ECANCELED), .cancelled, cancelled: true),
    RealError(errno, System.Errno(rawValue: ENOENT), .fileNotFound),
    RealError(errno, System.Errno(rawValue: EACCES), .noPermission),
    RealError(errno, System.Errno(rawValue: ENOSPC), .diskFull),
    RealError(errno, System.Errno(rawValue: EEXIST), .fileExists),
    RealError(errno, System.Errno(rawValue: EROFS), .readOnly),
    RealError(errno, System.Errno(rawValue: EISDIR), .isFolder),
    RealError(errno, System.Errno(rawValue: ENOTDIR), .notFolder),
    RealError(errno, System.Errno(rawValue: ENOTEMPTY), .folderNotEmpty),
    RealError(errno, System.Errno(rawValue: ENAMETOOLONG), .nameInvalid),
    RealError(errno, System.Errno(rawValue: EPIPE), .connectionClosed),
    RealError(errno, SystemPackage.Errno(rawValue: ENOENT), .fileNotFound),
    RealError(errno, SystemPackage.Errno(rawValue: ECONNREFUSED), .connectionRefused),
    RealError(
      errno, AppErrors.Wrapper.transport(System.Errno(rawValue: ENOSPC)), .diskFull),
  ]

  private static let errno = "apple/swift-system Sources/System/Errno.swift"
}
