/// What the catalog needs to know about a type of error.
///
/// It is collected once for each type, because asking for conformances and for names is slow.
struct TypeOutline: Sendable {
  let isHTTPError: Bool
  /// Whether the errors have a domain and a code in Foundation.
  let hasCode: Bool
  let isMeaningProvider: Bool
  /// The facts about every error of the type; nil if they depend on the error.
  let facts: CatalogFacts?
  /// The readers of the tables that have the type.
  let readers: [TypeReader]

  /// The outlines of the types of errors in this process.
  private static let known = Locked<[ObjectIdentifier: TypeOutline]>([:])

  /// Returns the outline of an error's type.
  static func outline(of error: any Error) -> TypeOutline {
    let type = ObjectIdentifier(type(of: error))
    if let outline = known.withLock({ $0[type] }) { return outline }
    let outline = TypeOutline(of: error)
    known.withLock { $0[type] = outline }
    return outline
  }

  private init(of error: any Error) {
    isHTTPError = error is any HTTPStatusProvider
    hasCode = error.systemIdentity != nil
    isMeaningProvider = error is any MeaningProvider
    facts =
      switch error {
      case is CancellationError: CatalogFacts(meaning: .cancelled, texts: .fallback)
      case is EncodingError: CatalogFacts(meaning: .dataNotSaved, texts: .fallback)
      case is any FieldErrorProvider: CatalogFacts(meaning: .inputInvalid)
      case is any ErrorSurrogate: CatalogFacts()
      default: nil
      }
    readers = TypeTable.tables(of: error).map(TypeReader.init)
  }
}
