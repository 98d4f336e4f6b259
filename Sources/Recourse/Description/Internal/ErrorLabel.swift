import Foundation

/// Labels a single error by type, case, domain and code, without its payload.
struct ErrorLabel: Sendable {
  /// The label for developers: one line, the same in every process and build.
  let text: String
  /// The label that identifies the problem: the name of an enum's case, and for any other error the
  /// domain and the code that Foundation gives it, so that its `NSError` has the same identity.
  ///
  /// No payload is included, except the status of an ``HTTPStatusProvider`` and the code of a
  /// `CustomNSError`.
  let identity: String

  init(of error: any Error) {
    self = KnownLabels.label(of: error)
  }

  fileprivate init(reading error: any Error) {
    if let surrogate = error as? any ErrorSurrogate {
      (text, identity) = surrogate.fingerprint.labels
      return
    }
    let system = error.systemIdentity.map(Self.code)
    // The system passes the same error on as an `NSError` or as a Swift type.
    if let system, error.isSystemError {
      (text, identity) = (system, system)
      return
    }
    let enumCase = EnumCase(of: error)
    let isPlain = enumCase?.hasPayload == false
    let type = Self.typeName(of: error)
    let status = (error as? any HTTPStatusProvider).map { " HTTP \($0.statusCode)" } ?? ""
    if let name = EnumCase.name(of: error) {
      // A build that adds or reorders cases changes their codes, but not their names. Only a code
      // that depends on the payload tells more than the name.
      let code = error.systemIdentity.map(\.code).flatMap { $0 == error.caseNumber ? nil : $0 }
      let problem = "\(type).\(name)" + (isPlain ? "" : code.map { " \($0)" } ?? "")
      text = problem + status
      // A case without a payload determines the status already.
      identity = problem + (isPlain ? "" : status)
      return
    }
    let name = Self.name(of: error, enumCase).map { ".\($0)" } ?? ""
    text = type + name + (system.map { " " + $0 } ?? "") + status
    if let system {
      identity = system
    } else {
      let hasCode = isPlain || ErrorNumber.isOfCase(error)
      let code = hasCode ? " \(error._code)" : name
      identity = type + code + (isPlain ? "" : status)
    }
  }

  /// Returns the name of an enum's case; nil for other types.
  ///
  /// If the program has no reflection metadata, the number of the case replaces the name.
  static func caseName(of error: any Error) -> String? {
    name(of: error, EnumCase(of: error))
  }

  private static func name(of error: any Error, _ enumCase: EnumCase?) -> String? {
    if let name = EnumCase.name(of: error) { return name }
    if enumCase != nil { return ErrorNumber.ofCase(error).map { "#\($0)" } }
    // A custom mirror can hide an enum.
    let type: Any.Type = type(of: error)
    guard type is any CustomReflectable.Type, !(type is AnyClass) else { return nil }
    return ErrorNumber.ofCase(error).map { "#\($0)" }
  }

  /// Returns the type's name, qualified with its module and its enclosing types.
  static func typeName(of error: any Error) -> String {
    withoutContexts(String(reflecting: type(of: error)))
  }

  /// Returns the text without the addresses in the names of private types.
  ///
  /// These addresses differ between processes.
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

  /// Returns the text as a single line of bounded length.
  private static func singleLine(_ text: String) -> String {
    // Nearly all labels are plain ASCII, and checking bytes is fast.
    if text.utf8.count <= 200, text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return text }
    let start = text.unicodeScalars.prefix(200)
    return String(String.UnicodeScalarView(start.map { $0.properties.isWhitespace ? " " : $0 }))
  }
}

/// The labels that were read before, because floods repeat the same ones and reading one takes
/// microseconds.
private enum KnownLabels {
  private enum Labels {
    /// All errors of a case have the same label: those read so far, by the number of the case.
    case byCase([Int: ErrorLabel])
    /// The label depends on the payload.
    case varying

    /// Adds the label of a case; nil stands for a payload.
    mutating func add(_ label: ErrorLabel, _ number: Int?) {
      guard let number, case .byCase(var labels) = self else { return self = .varying }
      labels[number] = label
      self = .byCase(labels)
    }
  }

  /// One element for each type of error in the process.
  private static let labels = Locked<[ObjectIdentifier: Labels]>([:])

  static func label(of error: any Error) -> ErrorLabel {
    // A type can give several cases one code, as `DecodingError` does, or many codes to one case.
    guard error._code == error.caseNumber else { return ErrorLabel(reading: error) }
    let type: Any.Type = type(of: error)
    let known = labels.withLock { $0[ObjectIdentifier(type)] }
    if case .byCase(let labels) = known, let label = labels[error._code] { return label }
    let label = ErrorLabel(reading: error)
    if case .varying = known { return label }
    let number = isVarying(type) ? nil : error._code
    labels.withLock { $0[ObjectIdentifier(type), default: .byCase([:])].add(label, number) }
    return label
  }

  private static func isVarying(_ type: Any.Type) -> Bool {
    type is NSError.Type || type is any ErrorSurrogate.Type || type is any HTTPStatusProvider.Type
      || type is any CustomReflectable.Type || !ErrorNumber.isOfCase(type)
  }
}

extension Error {
  /// The code that the standard library gives an error without a code of its own: the number of its
  /// case, or 1 for a type that isn't an enum.
  // A method of the error itself, because the function returns 1 for any existential.
  fileprivate var caseNumber: Int { _getDefaultErrorCode(self) }
}

/// Reads the number of an error's case within its enum.
private enum ErrorNumber {
  /// Returns the number, or 1 for a type that isn't an enum; nil if a payload hides the number.
  static func ofCase(_ error: any Error) -> Int? {
    isOfCase(error) ? error.caseNumber : bytes(of: error)
  }

  /// Returns whether the code of the error depends on its case alone.
  ///
  /// An error with a custom domain, or with an integer raw value, can derive the code from its
  /// payload.
  static func isOfCase(_ error: any Error) -> Bool { isOfCase(type(of: error)) }

  static func isOfCase(_ type: Any.Type) -> Bool {
    if type is any CustomNSError.Type { return false }
    guard let type = type as? any RawRepresentable.Type else { return true }
    return !hasIntegers(type)
  }

  private static func hasIntegers<Value: RawRepresentable>(_ type: Value.Type) -> Bool {
    Value.RawValue.self is any BinaryInteger.Type
  }

  /// Returns the bytes of a small value without a payload, which hold the number of the case.
  private static func bytes<Value>(of value: Value) -> Int? {
    guard MemoryLayout<Value>.size <= 2, !(value is any CustomReflectable),
      Mirror(reflecting: value).children.isEmpty
    else { return nil }
    return withUnsafeBytes(of: value) { $0.reversed().reduce(0) { $0 << 8 | Int(clamping: $1) } }
  }
}
