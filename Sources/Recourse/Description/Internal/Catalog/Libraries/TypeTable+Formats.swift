extension TypeTable {
  /// Yams: an enum that describes itself, with the text of the file.
  ///
  /// Read: jpsim/Yams, Sources/Yams/YamlError.swift.
  static let yams: [TypeTable] = [
    TypeTable(
      "YamlError", texts: .forDevelopers,
      [
        Case("reader", .dataUnreadable),
        Case("scanner", .dataUnreadable),
        Case("parser", .dataUnreadable),
        Case("composer", .dataUnreadable),
        Case("duplicatedKeysInMapping", .dataUnreadable),
        Case("dataCouldNotBeDecoded", .textUnreadable),
        Case("writer", .dataNotSaved),
        Case("emitter", .dataNotSaved),
        Case("representer", .dataNotSaved),
        Case("no|#9", .general),
        Case("memory|#10", .outOfMemory),
      ])
  ]

  /// SwiftProtobuf: enums without texts, and a struct with an object, storage, whose code.code is
  /// an enum that describes itself.
  ///
  /// Read: apple/swift-protobuf, BinaryDecodingError.swift, JSONDecodingError.swift,
  /// SwiftProtobufError.swift, TextFormatDecodingError.swift, BinaryDelimited.swift and others.
  static let swiftProtobuf: [TypeTable] = [
    TypeTable(
      "BinaryDecodingError", texts: .forDevelopers,
      [
        Case("truncated", .dataIncomplete),
        Case("missingRequiredFields", .dataIncomplete),
        Case("invalidUTF8", .textUnreadable),
        Case("internalExtensionError", .general),
        Case("", .dataUnreadable),
      ]),
    TypeTable(
      "SwiftProtobuf.JSONDecodingError", texts: .forDevelopers,
      [
        Case("truncated", .dataIncomplete),
        Case("invalidUTF8", .textUnreadable),
        Case("missingFieldNames", .appMistake),
        Case("", .dataUnreadable),
      ]),
    TypeTable(
      "TextFormatDecodingError", texts: .forDevelopers,
      [
        Case("truncated", .dataIncomplete),
        Case("invalidUTF8", .textUnreadable),
        Case("missingFieldNames", .appMistake),
        Case("internalExtensionError", .general),
        Case("", .dataUnreadable),
      ]),
    TypeTable("BinaryEncodingError", texts: .forDevelopers, [Case("", .dataNotSaved)]),
    TypeTable(
      "SwiftProtobuf.JSONEncodingError", texts: .forDevelopers, [Case("", .dataNotSaved)]),
    TypeTable("AnyUnpackError", texts: .forDevelopers, [Case("", .dataUnreadable)]),
    TypeTable(
      "BinaryDelimited.Error", texts: .forDevelopers,
      [
        Case("truncated", .dataIncomplete),
        Case("unknownStreamError", .general),
      ]),
    TypeTable(
      "SwiftProtobufError", at: "storage.code.code", texts: .forDevelopers,
      [
        Case("binaryDecodingError|#0", .dataUnreadable),
        Case("binaryStreamDecodingError|#1", .dataUnreadable),
        Case("jsonDecodingError|#2", .dataUnreadable),
        Case("jsonEncodingError|#3", .dataNotSaved),
      ]),
  ]

  /// HTML and Markdown.
  ///
  /// SwiftSoup's one case is `Error(type:Message:)`; neither has texts.
  ///
  /// Read: scinfu/SwiftSoup, Sources/Exception.swift; johnxnguyen/Down, DownErrors.swift.
  static let markup: [TypeTable] = [
    TypeTable(
      "SwiftSoup.Exception", texts: .forDevelopers,
      [
        Case("Error.MalformedURLException", .addressInvalid),
        Case("Error.IOException", .readFailed),
        Case("Error.XmlDeclaration", .dataUnreadable),
        Case("Error.SelectorParseException", .appMistake),
        Case("Error.IllegalArgumentException", .appMistake),
        Case("Error.CloneNotSupportedException", .appMistake),
        Case("Error", .dataUnreadable),
      ]),
    TypeTable(
      "DownErrors", texts: .forDevelopers,
      [
        Case("markdownToASTError", .dataUnreadable),
        Case("astRenderingError", .general),
        Case("htmlDataConversionError", .textUnreadable),
        Case("nonStandardBundleFormatError", .appMistake),
      ]),
  ]

  /// Multipart bodies (MultipartKit 5): backing.errorType.base is an enum.
  ///
  /// Read: vapor/multipart-kit, MultipartParserError.swift.
  static let multipart: [TypeTable] = [
    TypeTable(
      "MultipartParserError", at: "backing.errorType.base", texts: .forDevelopers,
      [
        Case("unexpectedEndOfFile", .dataIncomplete),
        Case("backingSequenceError", .general),
        Case("", .dataUnreadable),
      ])
  ]

  /// Patterns and predicates of the standard library and Foundation.
  ///
  /// A pattern that is compiled at run time is what a person typed; its error is generic, in
  /// private types.
  ///
  /// Read: swiftlang/swift-experimental-string-processing, SourceLocation.swift;
  /// swiftlang/swift-foundation, PredicateExpression.swift (and tried on Linux).
  static let patterns: [TypeTable] = [
    TypeTable(
      "_RegexParser.Source.LocatedError", texts: .forDevelopers, [Case("", .valueMalformed)]),
    TypeTable("CompilerParseError", texts: .forDevelopers, [Case("", .valueMalformed)]),
    TypeTable("RegexCompilationError", texts: .forDevelopers, [Case("", .valueMalformed)]),
    TypeTable("Foundation.PredicateError", texts: .forDevelopers, [Case("", .appMistake)]),
    TypeTable(
      "FoundationEssentials.PredicateError", texts: .forDevelopers, [Case("", .appMistake)]),
  ]

  /// Encryption and certificates.
  ///
  /// `CryptoKitError` is CryptoKit's and Crypto's; authentication fails if the key is wrong or the
  /// data was changed.
  ///
  /// Read: apple/swift-crypto, CryptoKitErrors.swift, CryptoKitErrors_boring.swift;
  /// apple/swift-certificates, X509/Error.swift.
  static let crypto: [TypeTable] =
    ["CryptoKitError", "CryptoBoringWrapperError"].map {
      TypeTable(
        $0, texts: .forDevelopers,
        [
          Case("authenticationFailure", .dataUnreadable),
          Case("unwrapFailure", .dataUnreadable),
          Case("wrapFailure", .dataNotSaved),
          Case("incorrectKeySize", .appMistake),
          Case("incorrectParameterSize", .appMistake),
          Case("invalidParameter", .appMistake),
          Case("underlyingCoreCryptoError", .general),
        ])
    } + [
      TypeTable("CryptoKitASN1Error", texts: .forDevelopers, [Case("", .dataUnreadable)]),
      // Its cases have the errors above as causes.
      TypeTable("CryptoKitMetaError", texts: .forDevelopers, [Case("", .general)]),
      TypeTable(
        "CertificateError", at: "backing.code.backingCode", texts: .forDevelopers,
        [
          Case("invalidSignatureForCertificate", .notSecure),
          Case("failedToLoadSystemTrustStore", .notSecure),
          Case("unsupportedSignatureAlgorithm", .unsupported),
          Case("unsupportedPublicKeyAlgorithm", .unsupported),
          Case("unsupportedDigestAlgorithm", .unsupported),
          Case("unsupportedPrivateKey", .unsupported),
          Case("", .dataUnreadable),
        ]),
    ]
}
