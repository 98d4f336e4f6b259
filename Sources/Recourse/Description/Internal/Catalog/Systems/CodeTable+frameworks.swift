extension CodeTable {
  /// The codes of WebKit's loading.
  ///
  /// Read: madsmtm/objc2-generated WebKit/WebKitErrors.rs; WebKit APIError.h and
  /// WebKitErrorsPrivate.h.
  static let webKit = CodeTable(
    ["WebKitErrorDomain"],
    [
      Row(100, .unsupported),  // cannotShowMIMEType
      Row(101, .addressInvalid),  // cannotShowURL
      // The app decided against the page, or a download takes its place.
      Row(102, .cancelled),  // frameLoadInterruptedByPolicyChange
      Row(103, .addressInvalid),  // cannotUseRestrictedPort
      Row(104, .general),  // frameLoadBlockedByContentBlocker
      Row(105, .restricted),  // frameLoadBlockedByContentFilter
      Row(106, .restricted),  // frameLoadBlockedByRestrictions
      Row(200...202, .unsupported),  // cannotFindPlugIn, cannotLoadPlugIn, javaUnavailable
      Row(203, .unsupported),  // blockedPlugInVersion
      // WebKit ends its own load because something else plays the content.
      Row(204, .cancelled),  // plugInWillHandleLoad
      Row(205, .unsupported),  // insecurePlugInVersion
      Row(300, .general),  // internal
    ])

  /// The codes of `WKWebView`.
  ///
  /// Read: madsmtm/objc2-generated WebKit/WKError.rs.
  static let webView = CodeTable(
    ["WKErrorDomain"],
    [
      Row(1, .general),  // unknown
      Row(2, .helperStopped),  // webContentProcessTerminated
      Row(3, .appMistake),  // webViewInvalidated
      Row(4, .general),  // javaScriptExceptionOccurred
      Row(5, .appMistake),  // javaScriptResultTypeIsUnsupported
      Row(6, .appMistake),  // contentRuleListStoreCompileFailed
      Row(7, .general),  // contentRuleListStoreLookUpFailed
      Row(8, .general),  // contentRuleListStoreRemoveFailed
      Row(9, .general),  // contentRuleListStoreVersionMismatch
      Row(10, .general),  // attributedStringContentFailedToLoad
      Row(11, .tookTooLong),  // attributedStringContentLoadTimedOut
      Row(12, .appMistake),  // javaScriptInvalidFrameTarget
      Row(13, .appMistake),  // navigationAppBoundDomain
      Row(14, .appMistake),  // javaScriptAppBoundDomain
      Row(15, .alreadyExists),  // duplicateCredential
      Row(16, .dataUnreadable),  // malformedCredential
      Row(17, .notFound),  // credentialNotFound
    ])

  /// The codes of link previews.
  ///
  /// Read: madsmtm/objc2-generated LinkPresentation/LPError.rs.
  static let linkPreview = CodeTable(
    ["LPErrorDomain"],
    [
      Row(1, .general),  // unknown
      Row(2, .general),  // metadataFetchFailed
      Row(3, .cancelled),  // metadataFetchCancelled
      Row(4, .timedOut),  // metadataFetchTimedOut
      Row(5, .restricted),  // metadataFetchNotAllowed
    ])

  /// The codes of the mail composer, whose cancellation is a result and no error.
  ///
  /// Read: madsmtm/objc2-generated MessageUI/MFMailComposeViewController.rs.
  static let mail = CodeTable(
    ["MFMailComposeErrorDomain"],
    [
      Row(0, .writeFailed),  // saveFailed
      Row(1, .general),  // sendFailed
    ])

  /// The codes of scheduling background tasks.
  ///
  /// Read: madsmtm/objc2-generated BackgroundTasks/BGTaskScheduler.rs.
  static let backgroundTask = CodeTable(
    ["BGTaskSchedulerErrorDomain"],
    [
      Row(1, .backgroundOff),  // unavailable
      Row(2, .limitReached),  // tooManyPendingTaskRequests
      Row(3, .appMistake),  // notPermitted
      Row(4, .systemBusy),  // immediateRunIneligible
    ])

  /// The codes of talking to a paired watch.
  ///
  /// Read: madsmtm/objc2-generated WatchConnectivity/WCError.rs.
  static let watch = CodeTable(
    ["WCErrorDomain"],
    [
      Row(7001, .general),  // genericError
      Row(7002, .unsupported),  // sessionNotSupported
      Row(7003, .appMistake),  // sessionMissingDelegate
      Row(7004, .appMistake),  // sessionNotActivated
      Row(7005, .unsupported, .needsUser),  // deviceNotPaired
      Row(7006, .unsupported, .needsUser),  // watchAppNotInstalled
      Row(7007, .deviceUnreachable),  // notReachable
      Row(7008, .appMistake),  // invalidParameter
      Row(7009, .tooLarge),  // payloadTooLarge
      Row(7010, .appMistake),  // payloadUnsupportedTypes
      Row(7011, .general),  // messageReplyFailed
      Row(7012, .tookTooLong),  // messageReplyTimedOut
      Row(7013, .noPermission),  // fileAccessDenied
      Row(7014, .deviceUnreachable),  // deliveryFailed
      Row(7015, .diskFull),  // insufficientSpace
      Row(7016, .general),  // sessionInactive
      Row(7017, .tookTooLong),  // transferTimedOut
      Row(7018, .unsupported, .needsUser),  // companionAppNotInstalled
      Row(7019, .unsupported),  // watchOnlyApp
    ])

  /// The codes of machine learning models.
  ///
  /// Read: madsmtm/objc2-generated CoreML/MLModelError.rs.
  static let coreML = CodeTable(
    ["com.apple.CoreML"],
    [
      Row(0, .general),  // generic
      Row(1, .appMistake),  // featureType
      Row(3, .readFailed),  // io
      Row(4...5, .appMistake),  // customLayer, customModel
      Row(6, .general),  // update
      Row(7, .appMistake),  // parameters
      Row(8, .general, .transient),  // modelDecryptionKeyFetch
      Row(9, .general),  // modelDecryption
      Row(10, .general, .transient),  // modelCollection
      Row(11, .cancelled),  // predictionCancelled
    ])

  /// The codes of image analysis.
  ///
  /// Read: madsmtm/objc2-generated Vision/VNError.rs.
  static let vision = CodeTable(
    ["com.apple.vis"],
    [
      Row(-1, .general),  // turiCoreErrorCode
      Row(1, .cancelled),  // requestCancelled
      Row(2, .dataUnreadable),  // invalidFormat
      Row(3, .general),  // operationFailed
      Row(4...5, .appMistake),  // outOfBoundsError, invalidOption
      Row(6, .readFailed),  // ioError
      Row(7, .appMistake),  // missingOption
      Row(8, .unsupported),  // notImplemented
      Row(9, .general),  // internalError
      Row(10, .outOfMemory),  // outOfMemory
      Row(11, .general),  // unknownError
      Row(12, .appMistake),  // invalidOperation
      Row(13, .dataUnreadable),  // invalidImage
      Row(14...15, .appMistake),  // invalidArgument, invalidModel
      Row(16, .unsupported),  // unsupportedRevision
      Row(17, .general),  // dataUnavailable
      Row(18, .appMistake),  // timeStampNotFound
      Row(19, .unsupported),  // unsupportedRequest
      Row(20, .tookTooLong),  // timeout
      Row(21...22, .unsupported),  // unsupportedComputeStage, unsupportedComputeDevice
    ])

  /// The codes of registering fonts.
  ///
  /// Read: madsmtm/objc2-generated CoreText/CTFontManagerErrors.rs.
  static let fonts = CodeTable(
    ["com.apple.CoreText.CTFontManagerErrorDomain"],
    [
      Row(101, .fileNotFound),  // fileNotFound
      Row(102, .noPermission),  // insufficientPermissions
      Row(103...104, .dataUnreadable),  // unrecognizedFormat, invalidFontData
      Row(105, .alreadyExists),  // alreadyRegistered
      Row(106, .limitReached),  // exceededResourceLimit
      Row(107, .notFound),  // assetNotFound
      Row(201, .notFound),  // notRegistered
      Row(202, .fileBusy),  // inUse
      Row(203, .noPermission),  // systemRequired
      Row(301, .general),  // registrationFailed
      Row(302...303, .appMistake),  // missingEntitlement, insufficientInfo
      Row(304, .cancelled),  // cancelledByUser
      Row(305, .alreadyExists),  // duplicatedName
      Row(306...307, .appMistake),  // invalidFilePath, unsupportedScope
    ])
}
