import Foundation

/// What one error is: its type, case, domain and code, without what it carries.
enum ErrorLabel {
  /// All of it in one line, the same in every process and build.
  static func text(of error: any Error) -> String {
    let identity = error.systemIdentity
    let system = identity.map { "\(singleLine($0.domain)) \($0.code)" }
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

  /// The name of an enum's case; nil for other types.
  ///
  /// An enum without payloads that describes itself has a text that may change with the language,
  /// so its raw value or, where there is none, its place among the cases stands for it.
  static func caseName(of error: any Error) -> String? {
    let mirror = Mirror(reflecting: error)
    guard mirror.displayStyle == .enum else { return nil }
    if let name = mirror.children.first?.label { return name }
    // Every error can be cast to NSError, which describes itself; the type tells its own ability.
    let type: Any.Type = type(of: error)
    guard type is any CustomStringConvertible.Type || type is any CustomDebugStringConvertible.Type
    else { return "\(error)" }
    if let value = (error as? any RawRepresentable)?.rawValue as? String {
      return singleLine(value)
    }
    return "#\(error._code)"
  }

  private static func isSystem(_ domain: String) -> Bool {
    [NSURLErrorDomain, NSCocoaErrorDomain, NSPOSIXErrorDomain].contains(domain)
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

  /// A text that can't be taken for more than one line, in bounded length.
  private static func singleLine(_ text: String) -> String {
    // Nearly all are plain, and checking the bytes is fast.
    if text.utf8.count <= 200, text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return text }
    let start = text.unicodeScalars.prefix(200)
    return String(String.UnicodeScalarView(start.map { $0.properties.isWhitespace ? " " : $0 }))
  }
}
