extension DecodingError {
  /// The part of the data that failed to decode, such as "items.price"; nil if no key is known.
  ///
  /// The path consists of keys declared in code. Keys read from the data are omitted because they
  /// may be private: dictionary keys, and indexes of lists.
  var part: String? {
    var keys = context?.codingPath ?? []
    if case .keyNotFound(let key, _) = self { keys.append(key) }
    let names = keys.filter(\.isFromCode).map(\.stringValue).filter { !$0.isEmpty }.suffix(3)
    return names.isEmpty ? nil : String(names.joined(separator: ".").prefix(60))
  }
}

extension CodingKey {
  /// Whether the key is an enum case without an associated value; only such keys are certain to be
  /// declared in code.
  fileprivate var isFromCode: Bool {
    let mirror = Mirror(reflecting: self)
    return mirror.displayStyle == .enum && mirror.children.isEmpty
  }
}

extension DecodingError {
  /// The context of the decoding failure; nil for a case that a later SDK adds.
  var context: Context? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }
}
