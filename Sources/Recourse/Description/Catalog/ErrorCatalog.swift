/// Knows the meaning of the errors that others made: of codes, and of types.
///
/// Every catalog contains the built-in one, which covers Apple's frameworks and common libraries.
/// An app adds the libraries that only it uses, once: a describer with the catalog, given to a
/// router, makes every stage respect it. A later entry takes precedence over an earlier one.
///
/// ```swift
/// extension ErrorCatalog {
///   static let app = ErrorCatalog()
///     .mapping(domain: "AcmePay", codes: [3, 9], to: .cancelled)
///     .mapping(domain: "AcmePay", codes: 500...599, to: .serverFailed)
///     .mapping(AcmeError.self) { $0 == .wrongPIN ? .passwordWrong : nil }
///     .texts(ofDomain: "AcmePay", are: .forDevelopers)
/// }
/// ```
public struct ErrorCatalog: Sendable {
  /// The app's entries, the earliest first.
  private var entries: [Entry] = []

  private struct Entry: Sendable {
    var row: @Sendable (any Error) -> (meaning: ErrorMeaning, remedy: ErrorRemedy?)? = { _ in nil }
    var texts: @Sendable (any Error) -> ErrorTexts? = { _ in nil }
  }

  /// The catalog of the stage that runs the current task; the built-in one outside of any stage.
  @TaskLocal package static var current = ErrorCatalog()

  /// Creates a catalog that contains only the built-in one.
  public init() {}

  /// Returns a copy of this catalog in which codes of a domain have a meaning.
  ///
  /// - Parameters:
  ///   - domain: The domain of the errors.
  ///   - codes: The codes, as an array, a set or a range.
  ///   - meaning: The meaning of these codes; `.cancelled` if they report a cancellation.
  ///   - remedy: The remedy, if the meaning's own is wrong for these codes. The default is nil.
  /// - Returns: The catalog with the codes.
  public func mapping(
    domain: String, codes: some Sequence<Int>, to meaning: ErrorMeaning,
    remedy: ErrorRemedy? = nil
  ) -> ErrorCatalog {
    let codes = Set(codes)
    return adding { error in
      guard let identity = error.systemIdentity, identity.domain == domain,
        codes.contains(identity.code)
      else { return nil }
      return (meaning, remedy)
    }
  }

  /// Returns a copy of this catalog in which errors of a type have a meaning.
  ///
  /// - Parameters:
  ///   - type: The type of error.
  ///   - remedy: The remedy, if the meanings' own is wrong for these errors. The default is nil.
  ///   - meaning: Returns the meaning of an error; nil to defer to the earlier entries.
  /// - Returns: The catalog with the type.
  public func mapping<Failure: Error>(
    _ type: Failure.Type, remedy: ErrorRemedy? = nil,
    to meaning: @escaping @Sendable (Failure) -> ErrorMeaning?
  ) -> ErrorCatalog {
    let matcher = TypeMatcher(type)
    return adding { error in
      matcher(error).flatMap(meaning).map { ($0, remedy) }
    }
  }

  /// Returns a copy of this catalog that knows the audience of the texts of a domain's errors.
  ///
  /// - Parameters:
  ///   - domain: The domain of the errors.
  ///   - texts: The audience of the texts.
  /// - Returns: The catalog with the audience.
  public func texts(ofDomain domain: String, are texts: ErrorTexts) -> ErrorCatalog {
    addingTexts { $0.systemIdentity?.domain == domain ? texts : nil }
  }

  /// Returns a copy of this catalog that knows the audience of the texts of a type of error.
  ///
  /// - Parameters:
  ///   - type: The type of error.
  ///   - texts: The audience of the texts.
  /// - Returns: The catalog with the audience.
  public func texts<Failure: Error>(of type: Failure.Type, are texts: ErrorTexts) -> ErrorCatalog {
    let matcher = TypeMatcher(type)
    return addingTexts { matcher($0) == nil ? nil : texts }
  }

  /// Returns a copy of this catalog with the entries of another one, such as a library's.
  ///
  /// - Parameter other: The catalog whose entries take precedence.
  /// - Returns: The combined catalog.
  public func adding(_ other: ErrorCatalog) -> ErrorCatalog {
    var catalog = self
    catalog.entries += other.entries
    return catalog
  }

  private func adding(
    _ row: @escaping @Sendable (any Error) -> (meaning: ErrorMeaning, remedy: ErrorRemedy?)?
  ) -> ErrorCatalog {
    var catalog = self
    catalog.entries.append(Entry(row: row))
    return catalog
  }

  private func addingTexts(_ texts: @escaping @Sendable (any Error) -> ErrorTexts?) -> ErrorCatalog
  {
    var catalog = self
    catalog.entries.append(Entry(texts: texts))
    return catalog
  }
}

extension ErrorCatalog {
  /// Runs an operation in a task in which every stage asks this catalog.
  ///
  /// The operation is the beginning of all activities in it, see ``ErrorContext``.
  package func during<Value>(
    _ operation: nonisolated(nonsending) () async throws -> Value,
    on isolation: isolated (any Actor)? = #isolation
  ) async rethrows -> Value {
    let context = ErrorContext()
    if isBuiltIn { return try await context.run(operation, on: isolation) }
    return try await Self.$current.withValue(self) {
      // Captures `isolation`, so the closure runs on the caller's actor.
      _ = isolation
      return try await context.run(operation, on: isolation)
    }
  }

  /// Whether this catalog adds nothing to the built-in one.
  package var isBuiltIn: Bool { entries.isEmpty }

  /// Looks up a single error, regardless of its causes.
  func facts(of error: any Error) -> CatalogFacts {
    var facts = CatalogFacts(builtIn: error)
    for entry in entries {
      if let row = entry.row(error) { (facts.meaning, facts.givenRemedy) = row }
      if let texts = entry.texts(error) { facts.texts = texts }
    }
    return facts
  }
}

extension ErrorCatalog: SafelyDescribed {
  /// The number of entries beside the built-in ones.
  package var safeText: String { "the built-in catalog and \(entries.count) entries" }
}
