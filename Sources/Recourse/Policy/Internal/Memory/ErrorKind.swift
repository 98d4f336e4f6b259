import Foundation

/// What a type of errors says about all of its values.
struct ErrorKind: Sendable {
  /// How the cases of the type are told apart.
  enum Cases: Sendable {
    /// There are none.
    case none
    /// By the number that the standard library gives each case as its code.
    case byNumber
    /// By name, where the code may be any other.
    case byName
  }

  let cases: Cases
  /// Whether all that is to be known of an error follows from its type and case: what it carries
  /// has no say.
  let isPlain: Bool

  init(of error: any Error) {
    let type: any Error.Type = type(of: error)
    let rawValue = (error as? any RawRepresentable)?.rawValue
    let hasOwnCode = type is any CustomNSError.Type || (rawValue != nil && !(rawValue is String))
    let isEnum = Mirror(reflecting: error).displayStyle == .enum
    cases = isEnum ? (hasOwnCode ? .byName : .byNumber) : .none
    let hasASay =
      type is AnyClass || type is any CausedError.Type || type is any CustomNSError.Type
      || type is any SharedCauseProvider.Type || type is any ErrorRemedyProvider.Type
      || type == DecodingError.self || type == EncodingError.self || error.canHavePayloadCauses
    isPlain = !hasASay && cases != .byName
  }
}
