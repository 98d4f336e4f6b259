extension On {
  static func rule<Failure: Error & Equatable>(
    for error: Failure, fileID: String, line: Int, answer: Answer? = nil,
    disposition: @escaping @MainActor (Occurrence) -> Disposition
  ) -> PolicyRule {
    PolicyRule(
      scope: .type(Failure.self), words: name(of: error),
      source: .init(fileID: fileID, line: line), answer: answer
    ) { occurrence in
      occurrence.first(Failure.self) { $0 == error }.map { _ in disposition(occurrence) }
    }
  }

  static func rule<Failure: Error>(
    for type: Failure.Type, fileID: String, line: Int, answer: Answer? = nil,
    disposition: @escaping @MainActor (Failure, Occurrence) -> Disposition
  ) -> PolicyRule {
    PolicyRule(
      scope: .type(type), words: String(describing: type),
      source: .init(fileID: fileID, line: line), answer: answer
    ) { occurrence in
      occurrence.first(type).map { disposition($0, occurrence) }
    }
  }
}

extension On {
  /// What an error is, without what it carries: "APIError.sessionExpired".
  private static func name(of error: some Error) -> String {
    if type(of: error) is AnyClass, let identity = error.systemIdentity {
      return "\(identity.domain) \(identity.code)"
    }
    let type = String(describing: type(of: error))
    return ErrorLabel.caseName(of: error).map { "\(type).\($0)" } ?? type
  }
}

extension PolicyRule.Scope {
  /// Errors of a type, which only errors of that very type are, or classes.
  static func type<Failure: Error>(_ type: Failure.Type) -> Self {
    if type == (any Error).self { return .all }
    return type is AnyClass ? .object : .value(ObjectIdentifier(type))
  }
}
