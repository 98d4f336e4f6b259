import Foundation
import Recourse

/// An error as it appears in a public report or in documentation, with the verdict that is right.
///
/// A meaning gives the words and, unless a remedy is stated, the remedy. With own words, exactly
/// these are presented; the meaning, if there is one, is that of the cause.
struct RealError: Sendable {
  /// The place of the report.
  let source: String
  let error: any Error
  /// The meaning whose words explain the error; nil if none is expected.
  let meaning: ErrorMeaning?
  /// The remedy; nil if none is expected in particular.
  let remedy: ErrorRemedy?
  let isCancelled: Bool
  /// The error's own words, which are presented verbatim.
  let shows: [String]
  /// The words that no person may read.
  let hides: [String]

  init(
    _ source: String, _ error: any Error, _ meaning: ErrorMeaning?, _ remedy: ErrorRemedy? = nil,
    cancelled: Bool = false, hides: [String] = []
  ) {
    self.source = source
    self.error = error
    self.meaning = meaning
    self.remedy = remedy ?? meaning?.row.remedy
    isCancelled = cancelled
    shows = []
    self.hides = hides
  }

  init(
    _ source: String, _ error: any Error, _ words: OwnWords, over cause: ErrorMeaning? = nil,
    _ remedy: ErrorRemedy? = nil, cancelled: Bool = false, hides: [String] = []
  ) {
    self.source = source
    self.error = error
    meaning = cause
    self.remedy = remedy ?? cause?.row.remedy
    isCancelled = cancelled
    shows = [words.text]
    self.hides = hides
  }

  /// Words that an app has for a person.
  struct OwnWords: Sendable {
    let text: String

    static func own(_ text: String) -> OwnWords { OwnWords(text: text) }
  }
}

extension RealError {
  /// All errors: those of the reports, and those of the stand-ins for libraries' types.
  static let all =
    reported
    + [
      alamofire, amplifyAndAWS, apollo, apps, argumentParser, asyncHTTPClient, auth0,
      cancellations, activityKit, foundation, foundationModels, grdb, grpc1, grpc2, kingfisher,
      moya, network, nio, nuke, openAPI, postgres, promiseKit, realm, revenueCat, sqliteSwift,
      starscream, storeKit, supabase, swiftData, system, vapor,
    ].flatMap(\.self)

  private static let amplifyAndAWS = aws + awsSDK

  /// The errors of the files beside this one.
  static let reported: [RealError] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Reports")
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".jsonl") }.sorted().flatMap { name in
      let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return (text ?? "").split(separator: "\n").map { RealError(line: String($0), in: name) }
    }
  }()

  private init(line: String, in file: String) {
    let decoder = JSONDecoder()
    guard let record = try? decoder.decode(RealErrorRecord.self, from: Data(line.utf8)),
      let remedy = ErrorRemedy.allCases.first(where: { "\($0)" == record.remedy })
    else { preconditionFailure("\(file) has a line that is no error: \(line)") }
    source = record.source
    error = record.error.error
    meaning = ErrorMeaning(rawValue: record.meaning)
    self.remedy = remedy
    isCancelled = record.cancelled
    shows = record.shows?.texts ?? []
    hides = record.hides ?? []
  }
}

private struct RealErrorRecord: Decodable {
  let source: String
  let error: RealErrorShape
  let meaning: String
  let remedy: String
  let cancelled: Bool
  let shows: RealErrorTexts?
  let hides: [String]?
}

/// One text or several.
private struct RealErrorTexts: Decodable {
  let texts: [String]

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    texts = try (try? [container.decode(String.self)]) ?? container.decode([String].self)
  }
}

/// The domain, the code, the user info and the causes of an error.
private struct RealErrorShape: Decodable {
  let domain: String
  let code: Int
  let userInfo: [String: RealErrorValue]?
  let causes: [RealErrorShape]?
  /// Whether the causes are the parts of a failure of CloudKit or of Core Data.
  let parts: Bool?

  var error: NSError {
    var values = (userInfo ?? [:]).mapValues(\.value)
    let causes = (causes ?? []).map(\.error)
    if causes.count == 1, parts != true { values[NSUnderlyingErrorKey] = causes[0] }
    if causes.count > 1 || parts == true {
      if domain == "CKErrorDomain" {
        values["CKPartialErrors"] = Dictionary(
          uniqueKeysWithValues: causes.enumerated().map {
            (AnyHashable("record-\($0)"), $1 as any Error)
          })
      } else {
        values[
          domain == NSCocoaErrorDomain ? "NSDetailedErrors" : "NSMultipleUnderlyingErrorsKey"] =
          causes
      }
    }
    return NSError(
      domain: domain, code: domain.isPOSIX ? code.ofThisSystem : code, userInfo: values)
  }
}

private enum RealErrorValue: Decodable {
  case text(String)
  case number(Int)
  case fraction(Double)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self =
      if let number = try? container.decode(Int.self) {
        .number(number)
      } else if let fraction = try? container.decode(Double.self) {
        .fraction(fraction)
      } else {
        .text(try container.decode(String.self))
      }
  }

  var value: Any {
    switch self {
    case .text(let text): text
    case .number(let number): number
    case .fraction(let fraction): fraction
    }
  }
}

extension String {
  fileprivate var isPOSIX: Bool {
    self == NSPOSIXErrorDomain || self == "kNWErrorDomainPOSIX" || self == "Network.NWError"
  }
}

extension Int {
  /// The number on this system of a POSIX code that was reported from a system of Apple's.
  fileprivate var ofThisSystem: Int {
    #if canImport(Darwin)
      return self
    #else
      let codes: [Int: Int32] = [
        11: EDEADLK, 35: EAGAIN, 36: EINPROGRESS, 37: EALREADY, 40: EMSGSIZE, 43: EPROTONOSUPPORT,
        45: EOPNOTSUPP, 48: EADDRINUSE, 49: EADDRNOTAVAIL, 50: ENETDOWN, 51: ENETUNREACH,
        52: ENETRESET, 53: ECONNABORTED, 54: ECONNRESET, 55: ENOBUFS, 57: ENOTCONN, 58: ESHUTDOWN,
        60: ETIMEDOUT, 61: ECONNREFUSED, 62: ELOOP, 63: ENAMETOOLONG, 64: EHOSTDOWN,
        65: EHOSTUNREACH, 66: ENOTEMPTY, 69: EDQUOT, 70: ESTALE, 77: ENOLCK, 78: ENOSYS,
        84: EOVERFLOW, 89: ECANCELED, 92: EILSEQ, 94: EBADMSG, 96: ENODATA, 100: EPROTO,
      ]
      return codes[self].map { Int($0) } ?? self
    #endif
  }
}
