extension SystemProblem {
  /// What it means that data couldn't be decoded.
  static func problem(of error: DecodingError) -> SystemProblem {
    switch error {
    case .keyNotFound, .valueNotFound: .dataIncomplete
    case .typeMismatch, .dataCorrupted: .dataUnreadable
    @unknown default: .dataUnreadable
    }
  }
}

extension DecodingError {
  /// The part of the data that the error is about, such as "items.price"; nil if it is no part.
  ///
  /// It is made of the keys that the code has. Keys that come from the data are left out, because
  /// they may be private: those of dictionaries, and positions in lists.
  var part: String? {
    var keys = context?.codingPath ?? []
    if case .keyNotFound(let key, _) = self { keys.append(key) }
    let names = keys.filter(\.isFromCode).map(\.stringValue).filter { !$0.isEmpty }.suffix(3)
    return names.isEmpty ? nil : String(names.joined(separator: ".").prefix(60))
  }
}

extension CodingKey {
  /// Whether the key is a case of an enum without a value: only those are known to be in the code.
  fileprivate var isFromCode: Bool {
    let mirror = Mirror(reflecting: self)
    return mirror.displayStyle == .enum && mirror.children.isEmpty
  }
}
