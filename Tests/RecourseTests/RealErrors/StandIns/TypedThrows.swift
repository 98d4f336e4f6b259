import Foundation
import Recourse

/// Libraries with typed throws wrap what they can't throw: also a cancellation.
///
/// Read: adamayoung/TMDb, Sources/TMDb/Domain/Models/TMDbError.swift,
/// TMDbIntelligence/NaturalLanguageSearch/NaturalLanguageSearchError.swift.
enum TMDb {
  enum TMDbError: LocalizedError {
    case invalidURL(String)
    case encode(any Error)
    case network(any Error)
    case decode(any Error)
    case cancelled
    case unknown

    var errorDescription: String? {
      switch self {
      case .invalidURL(let url): "Not a valid URL: \(url)"
      case .encode: "Encoding failed"
      case .network: "The network failed"
      case .decode: "Decoding failed"
      case .cancelled: "Cancelled"
      case .unknown: "Unknown"
      }
    }
  }

  enum NaturalLanguageSearchError: LocalizedError {
    case planningFailed(underlying: (any Error)?)
    case searchFailed(TMDbError)

    var errorDescription: String? {
      switch self {
      case .planningFailed: "The request can't be interpreted."
      case .searchFailed(let error): error.errorDescription
      }
    }
  }
}

/// Read: powersync-ja/powersync-swift, Sources/PowerSync/Protocol/PowerSyncError.swift.
enum PowerSync {
  enum PowerSyncError: LocalizedError {
    case operationFailed(message: String? = nil, underlyingError: (any Error)? = nil)
    case sqliteError(
      extendedResultCode: Int32, offset: Int32? = nil, message: String? = nil,
      errorString: String? = nil, sql: String? = nil)

    var errorDescription: String? {
      switch self {
      case .operationFailed(let message?, let error?): "\(message): \(error.localizedDescription)"
      case .operationFailed(let message?, nil): message
      case .operationFailed(nil, let error?): error.localizedDescription
      case .operationFailed(nil, nil): "Something unknown happened."
      case .sqliteError(let code, _, let message, _, let sql):
        "SQLite failed with \(code), \(message ?? "") for \(sql ?? "")"
      }
    }
  }
}

extension RealError {
  private typealias App = AppErrors
  private typealias Wrapper = AppErrors.Wrapper

  private static let anywhere = "REAL_WORLD R1"
  private static let cancellation = CancellationError()

  /// A cancellation, wherever it is.
  static let cancellations: [RealError] = librariesCancelled + wrappedCancellations + notCancelled

  private static let librariesCancelled: [RealError] = [
    stopped("adamayoung/TMDb#433", TMDb.TMDbError.network(cancellation)),
    stopped("adamayoung/TMDb#419", TMDb.TMDbError.network(URLError(.cancelled))),
    stopped(
      "adamayoung/TMDb#433",
      TMDb.NaturalLanguageSearchError.planningFailed(underlying: cancellation)),
    stopped(
      "adamayoung/TMDb#433",
      TMDb.NaturalLanguageSearchError.searchFailed(.network(URLError(.cancelled)))),
    stopped(
      "powersync-ja/powersync-swift#123",
      PowerSync.PowerSyncError.operationFailed(underlyingError: cancellation)),
    stopped(
      "powersync-ja/powersync-swift#123",
      PowerSync.PowerSyncError.operationFailed(
        message: "The watched query failed", underlyingError: cancellation)),
  ]

  private static let wrappedCancellations: [RealError] = [
    stopped(anywhere, cancellation),
    stopped(anywhere, URLError(.cancelled)),
    stopped(anywhere, Sample.cocoa(3072)),
    stopped(anywhere, Sample.posix(ECANCELED)),
    stopped(anywhere, Wrapper.transport(cancellation)),
    stopped(anywhere, Wrapper.network(underlying: URLError(.cancelled))),
    stopped(anywhere, Wrapper.other(cancellation)),
    stopped(anywhere, Wrapper.request(id: 12, cause: cancellation, attempts: 3)),
    stopped(anywhere, Wrapper.nested(.nested(.transport(cancellation)))),
    stopped(anywhere, Wrapper.many([cancellation, URLError(.cancelled)])),
    stopped(anywhere, App.Holder(operation: "sync", cause: cancellation)),
    stopped(anywhere, App.Batch(errors: [cancellation, cancellation])),
    stopped(anywhere, App.Typed.failed(cancellation)),
    stopped(anywhere, App.Typed.failed(Wrapper.transport(URLError(.cancelled)))),
    stopped(anywhere, App.Reference(cancellation)),
    stopped(
      anywhere,
      NSError(
        domain: "com.example.notes", code: 4, userInfo: [NSUnderlyingErrorKey: cancellation])),
    stopped(
      anywhere,
      NSError(
        domain: "com.example.notes", code: 4,
        userInfo: [
          "NSMultipleUnderlyingErrorsKey": [cancellation, URLError(.cancelled)] as [any Error]
        ])),
    stopped(
      anywhere,
      DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "The stream ended.", underlyingError: cancellation))
    ),
  ]

  private static let notCancelled: [RealError] = [
    RealError(anywhere, Wrapper.many([cancellation, URLError(.notConnectedToInternet)]), nil),
    RealError(anywhere, App.Batch(errors: [Sample.posix(ENOSPC), cancellation]), nil),
    RealError(anywhere, Wrapper.other(nil), .general),
    RealError(anywhere, Wrapper.many([]), .general),
    RealError(anywhere, App.Batch(errors: []), .general),
    RealError(anywhere, App.Typed<CancellationError>.noContent, .general),
    RealError(
      anywhere,
      App.Batch(errors: [
        URLError(.notConnectedToInternet), Wrapper.transport(URLError(.notConnectedToInternet)),
      ]),
      .notConnected),
    RealError(anywhere, Wrapper.transport(URLError(.timedOut)), .timedOut),
    RealError(anywhere, Wrapper.network(underlying: Sample.keyNotFound), .dataIncomplete),
    RealError(
      anywhere, Wrapper.request(id: 7, cause: Sample.posix(ENOSPC), attempts: 2), .diskFull),
    RealError(anywhere, Wrapper.nested(.transport(Sample.cocoa(257))), .noPermission),
    RealError(anywhere, App.Holder(operation: "sync", cause: nil), .general, hides: ["sync"]),
    RealError(anywhere, App.Holder(operation: "sync", cause: URLError(.timedOut)), .timedOut),
    RealError(anywhere, App.Typed.failed(URLError(.cannotFindHost)), .hostNotFound),
    RealError(anywhere, App.Reference(Sample.cocoa(260)), .fileNotFound),
    RealError(
      anywhere, Wrapper.transport(App.Declined.card), .own("The card was declined")),
  ]

  private static func stopped(_ source: String, _ error: any Error) -> RealError {
    RealError(source, error, .cancelled, cancelled: true)
  }
}
