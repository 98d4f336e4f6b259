import Foundation

/// What one error is: its type, case, domain and code, without its payload.
struct ErrorLabel {
  /// The label for a developer: one line, the same in every process and build.
  let text: String
  /// The label that identifies the problem: the domain and the code that Foundation gives the error.
  ///
  /// An error and the `NSError` made of it have the same. No payload is part of it but the status of
  /// an ``HTTPError``.
  let identity: String

  init(of error: any Error) {
    if let surrogate = error as? any ErrorSurrogate {
      (text, identity) = surrogate.fingerprint.labels
      return
    }
    let system = error.systemIdentity.map(Self.code)
    // The system hands on one and the same error as NSError here and as a Swift type there.
    if let system, error.isSystemError {
      (text, identity) = (system, system)
      return
    }
    let enumCase = EnumCase(of: error)
    let type = Self.typeName(of: error)
    let name = Self.name(of: error, enumCase).map { ".\($0)" } ?? ""
    let status = (error as? any HTTPError).map { " HTTP \($0.statusCode)" } ?? ""
    text = type + name + (system.map { " " + $0 } ?? "") + status
    if let system {
      identity = system
    } else {
      let hasCode = enumCase?.hasPayload == false || ErrorNumber.isOfCase(error)
      let code = hasCode ? " \(error._code)" : name
      // A case without a payload says the status already.
      identity = type + code + (enumCase?.hasPayload == false ? "" : status)
    }
  }

  /// The name of an enum's case; nil for other types.
  ///
  /// The number of the case stands for a name that the type hides by printing itself.
  static func caseName(of error: any Error) -> String? {
    name(of: error, EnumCase(of: error))
  }

  private static func name(of error: any Error, _ enumCase: EnumCase?) -> String? {
    if let enumCase { return enumCase.name ?? ErrorNumber.ofCase(error).map { "#\($0)" } }
    // Behind a custom mirror there may be an enum.
    let type: Any.Type = type(of: error)
    guard type is any CustomReflectable.Type, !(type is AnyClass) else { return nil }
    return ErrorNumber.ofCase(error).map { "#\($0)" }
  }

  /// The type's name with its module and the types around it.
  static func typeName(of error: any Error) -> String {
    withoutContexts(String(reflecting: type(of: error)))
  }

  /// The text without the addresses that are in the names of private types.
  ///
  /// They differ from process to process.
  static func withoutContexts(_ text: String) -> String {
    var name = text
    while let start = name.firstRange(ofBytesOf: "(unknown context at $"),
      let end = name.firstRange(ofBytesOf: ").", from: start.upperBound)
    {
      name.removeSubrange(start.lowerBound..<end.upperBound)
    }
    return name
  }

  private static func code(_ identity: (domain: String, code: Int)) -> String {
    "\(singleLine(withoutContexts(identity.domain))) \(identity.code)"
  }

  /// A text that can't be taken for more than one line, in bounded length.
  private static func singleLine(_ text: String) -> String {
    // Nearly all are plain, and checking the bytes is fast.
    if text.utf8.count <= 200, text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return text }
    let start = text.unicodeScalars.prefix(200)
    return String(String.UnicodeScalarView(start.map { $0.properties.isWhitespace ? " " : $0 }))
  }
}
