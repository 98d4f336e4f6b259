import Foundation

/// What a catalog knows about a single error, regardless of its causes.
struct CatalogFacts: Sendable {
  /// The meaning; nil if the error isn't known.
  var meaning: ErrorMeaning?
  /// The remedy that the row of a code states; nil if the meaning's own is right.
  var givenRemedy: ErrorRemedy?
  /// Whether the meaning explains more than that of any cause.
  private(set) var isDetail = false
  /// The audience of the error's own texts.
  var texts = ErrorTexts.forPeople
  /// The text for people in a property that no protocol declares; nil if there is none.
  var ownText: String?

  /// The remedy.
  var remedy: ErrorRemedy { givenRemedy ?? meaning?.row.remedy ?? .unknown }

  init(
    meaning: ErrorMeaning? = nil, givenRemedy: ErrorRemedy? = nil,
    texts: ErrorTexts = .forPeople
  ) {
    self.meaning = meaning
    self.givenRemedy = givenRemedy
    self.texts = texts
  }

  init(_ row: CodeTable.Row?, _ texts: ErrorTexts) {
    self.init(meaning: row?.meaning, givenRemedy: row?.remedy, texts: texts)
    isDetail = row?.isDetail ?? false
  }
}

extension CatalogFacts {
  /// Looks up an error in the built-in tables: by its status, its domain and code, or its type.
  init(builtIn error: any Error) {
    let outline = TypeOutline.outline(of: error)
    if outline.isHTTPError, let answer = error as? any HTTPStatusProvider {
      self.init(CodeTable.row(ofStatus: answer.statusCode), .forPeople)
      return
    }
    if outline.hasCode, let identity = error.systemIdentity,
      let table = CodeTable.byDomain[identity.domain]
    {
      let row =
        Self.correction(of: identity, in: error)
        ?? table.row(of: identity.code, detailedBy: error.userInfoValues)
      self.init(row, table.texts)
      return
    }
    if outline.isMeaningProvider, let provider = error as? any MeaningProvider {
      self.init(meaning: provider.meaning, texts: .fallback)
      return
    }
    self = outline.facts ?? TypeReader.facts(of: error, by: outline.readers) ?? CatalogFacts()
  }

  #if canImport(Darwin)
    private static func correction(
      of identity: (domain: String, code: Int), in error: any Error
    ) -> CodeTable.Row? { nil }
  #else
    /// Corrects two codes that Foundation derives wrongly from libcurl.
    private static func correction(
      of identity: (domain: String, code: Int), in error: any Error
    ) -> CodeTable.Row? {
      guard identity.domain == NSURLErrorDomain else { return nil }
      // A response that ends early has no code of its own.
      if identity.code == NSURLErrorUnknown { return CodeTable.Row(identity.code, .connectionLost) }
      // A response that isn't HTTP has the code of an unsupported URL.
      let address = error.userInfoValues[NSURLErrorFailingURLErrorKey] as? URL
      guard identity.code == NSURLErrorUnsupportedURL, address?.scheme?.hasPrefix("http") == true
      else { return nil }
      return CodeTable.Row(detail: .answerInvalid)
    }
  #endif
}

/// An error of this library that has a meaning of its own.
protocol MeaningProvider: Error {
  /// The meaning by which the error is described.
  var meaning: ErrorMeaning { get }
}

extension DecodingError: MeaningProvider {
  var meaning: ErrorMeaning {
    switch self {
    case .keyNotFound, .valueNotFound: .dataIncomplete
    case .typeMismatch, .dataCorrupted: .dataUnreadable
    @unknown default: .dataUnreadable
    }
  }
}
