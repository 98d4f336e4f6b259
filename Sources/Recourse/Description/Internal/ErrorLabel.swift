import Foundation

/// What one error is: its type, case, domain and code, without its payload.
enum ErrorLabel {
  /// The label for a developer: one line, the same in every process and build.
  static func text(of error: any Error) -> String {
    if let surrogate = error as? any ErrorSurrogate {
      return surrogate.fingerprint.text.split(separator: "\n").first.map(String.init) ?? ""
    }
    let identity = error.systemIdentity
    let system = identity.map(code)
    // The system hands on one and the same error as NSError here and as a Swift type there.
    if let identity, let system, type(of: error) is NSError.Type || isSystem(identity.domain) {
      return system
    }
    var label = typeName(of: error)
    if let name = caseName(of: error) { label += ".\(name)" }
    if let system { label += " " + system }
    if let error = error as? any HTTPError { label += " HTTP \(error.statusCode)" }
    return label
  }

  /// The label that identifies the problem: the domain and the code that Foundation gives the error.
  ///
  /// An error and the `NSError` made of it have the same. No payload is part of it but the status of
  /// an ``HTTPError``.
  static func identity(of error: any Error) -> String {
    if let identity = error.systemIdentity { return code(identity) }
    let enumCase = EnumCase(of: error)
    var label = typeName(of: error)
    if ErrorNumber.isOfCase(error) || enumCase?.hasPayload == false {
      label += " \(error._code)"
    } else if let name = caseName(of: error) {
      label += ".\(name)"
    }
    // A case without a payload says the status already.
    if enumCase?.hasPayload != false, let error = error as? any HTTPError {
      label += " HTTP \(error.statusCode)"
    }
    return label
  }

  /// The name of an enum's case; nil for other types.
  ///
  /// The number of the case stands for a name that the type hides by printing itself.
  static func caseName(of error: any Error) -> String? {
    if let enumCase = EnumCase(of: error) {
      return enumCase.name ?? ErrorNumber.ofCase(error).map { "#\($0)" }
    }
    // Behind a custom mirror there may be an enum.
    let type: Any.Type = type(of: error)
    guard type is any CustomReflectable.Type, !(type is AnyClass) else { return nil }
    return ErrorNumber.ofCase(error).map { "#\($0)" }
  }

  private static func isSystem(_ domain: String) -> Bool {
    [NSURLErrorDomain, NSCocoaErrorDomain, NSPOSIXErrorDomain].contains(domain)
  }

  /// The type's name with its module and the types around it.
  static func typeName(of error: any Error) -> String {
    withoutContexts(String(reflecting: type(of: error)))
  }

  /// A private type's name has the address of its context, which is another in each process.
  private static func withoutContexts(_ name: String) -> String {
    var name = name
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
