extension CodeTable {
  /// The codes of file providers.
  ///
  /// Read: madsmtm/objc2-generated FileProvider/NSFileProviderError.rs.
  static let fileProvider = CodeTable(
    ["NSFileProviderErrorDomain"],
    [
      Row(-1000, .signInNeeded),  // notAuthenticated
      Row(-1001, .fileExists),  // filenameCollision
      Row(-1002, .general, .transient),  // syncAnchorExpired, pageExpired
      Row(-1003, .diskFull),  // insufficientQuota
      Row(-1004, .cannotConnect),  // serverUnreachable
      Row(-1005, .fileNotFound),  // noSuchItem
      Row(-1006, .noPermission),  // deletionRejected
      Row(-1007, .folderNotEmpty),  // directoryNotEmpty
      Row(-2001, .general),  // providerNotFound
      Row(-2002, .general, .needsUser),  // providerTranslocated
      Row(-2004 ... -2003, .general),  // newerExtensionVersionFound, olderExtensionVersionRunning
      Row(-2005, .cloudFileUnavailable, .unknown),  // cannotSynchronize
      Row(-2006, .general),  // nonEvictableChildren
      Row(-2007, .pending),  // unsyncedEdits
      Row(-2008, .general),  // nonEvictable
      Row(-2009, .notFound),  // versionNoLongerAvailable
      Row(-2010, .unsupported),  // excludedFromSync
      Row(-2011, .cloudFileUnavailable, .needsUser),  // domainDisabled
      Row(-2012, .cloudFileUnavailable),  // providerDomainTemporarilyUnavailable
      Row(-2013, .general),  // providerDomainNotFound
      Row(-2014, .general),  // applicationExtensionNotFound
      Row(-2015, .conflict),  // localVersionConflictingWithServer
    ])

  /// The codes of a file provider's actions.
  ///
  /// Read: madsmtm/objc2-generated FileProviderUI/FPUIActionExtensionContext.rs.
  static let fileProviderUI = CodeTable(
    ["FPUIErrorDomain"],
    [
      Row(0, .cancelled),  // userCancelled
      Row(1, .general),  // failed
    ])

  /// The codes of dragged, pasted and shared items.
  ///
  /// Read: madsmtm/objc2-generated Foundation/NSItemProvider.rs.
  static let itemProvider = CodeTable(
    ["NSItemProviderErrorDomain"],
    [
      Row(-1, .general),  // unknownError
      Row(-1000, .notFound),  // itemUnavailableError
      Row(-1100, .appMistake),  // unexpectedValueClassError
      Row(-1200, .unsupported),  // unavailableCoercionError
    ])

  /// The codes of the XML parser.
  ///
  /// Read: madsmtm/objc2-generated Foundation/NSXMLParser.rs.
  static let xml = CodeTable(
    ["NSXMLParserErrorDomain"],
    [
      Row(1, .general),  // internalError
      Row(2, .outOfMemory),  // outOfMemoryError
      Row(3, .dataUnreadable),  // documentStartError
      Row(4, .dataIncomplete),  // emptyDocumentError
      Row(5, .dataIncomplete),  // prematureDocumentEndError
      Row(6...26, .dataUnreadable),  // invalidHexCharacterRefError to undeclaredEntityError
      Row(28...30, .dataUnreadable),  // unparsedEntityError to entityIsParameterError
      Row(31...32, .textUnreadable),  // unknownEncodingError, encodingNotSupportedError
      Row(33...78, .dataUnreadable),  // stringNotStartedError to standaloneValueError
      Row(79, .textUnreadable),  // invalidEncodingNameError
      Row(80, .dataUnreadable),  // commentContainsDoubleHyphenError
      Row(81, .textUnreadable),  // invalidEncodingError
      Row(82...92, .dataUnreadable),  // externalStandaloneEntityError to uriFragmentError
      Row(94, .dataUnreadable),  // noDTDError
      Row(512, .cancelled),  // delegateAbortedParseError
    ])

  /// The codes of Quick Look's thumbnails.
  ///
  /// Read: madsmtm/objc2-generated QuickLookThumbnailing/QLThumbnailErrors.rs.
  static let thumbnails = CodeTable(
    ["QLThumbnailErrorDomain"],
    [
      Row(0, .general),  // generationFailed
      Row(1, .writeFailed),  // savingToURLFailed
      Row(2, .general),  // noCachedThumbnail
      Row(3, .general),  // noCloudThumbnail
      Row(4, .appMistake),  // requestInvalid
      Row(5, .cancelled),  // requestCancelled
    ])

  /// The codes of an image's metadata.
  ///
  /// Read: madsmtm/objc2-generated ImageIO/CGImageMetadata.rs.
  static let imageMetadata = CodeTable(
    ["kCFErrorDomainCGImageMetadata"],
    [
      Row(0, .general),  // unknown
      Row(1, .dataUnreadable),  // unsupportedFormat
      Row(2...4, .appMistake),  // badArgument, conflictingArguments, prefixConflict
    ])

  /// The codes of adding to the search index.
  ///
  /// Read: madsmtm/objc2-generated CoreSpotlight/CSSearchableIndex.rs.
  static let spotlight = CodeTable(
    ["CSIndexErrorDomain"],
    [
      Row(-1, .general),  // unknownError
      Row(-1000, .general, .transient),  // indexUnavailableError
      Row(-1001, .appMistake),  // invalidItemError
      Row(-1002, .appMistake),  // invalidClientStateError
      Row(-1003, .helperStopped),  // remoteConnectionError
      Row(-1004, .limitReached),  // quotaExceeded
      Row(-1005, .unsupported),  // indexingUnsupported
      Row(-1006, .general),  // mismatchedClientState
    ])

  /// The codes of searching the index.
  ///
  /// Read: madsmtm/objc2-generated CoreSpotlight/CSSearchQuery.rs.
  static let spotlightQuery = CodeTable(
    ["CSSearchQueryErrorDomain"],
    [
      Row(-2000, .general),  // unknown
      Row(-2001, .general, .transient),  // indexUnreachable
      Row(-2002, .appMistake),  // invalidQuery
      Row(-2003, .cancelled),  // cancelled
    ])
}
