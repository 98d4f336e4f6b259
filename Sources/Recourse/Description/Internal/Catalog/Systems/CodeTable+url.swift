extension CodeTable {
  /// The codes of URL loading.
  ///
  /// Read: developer.apple.com/documentation/foundation/urlerror/code; madsmtm/objc2-generated
  /// Foundation/NSURLError.rs.
  static let url = CodeTable(
    ["NSURLErrorDomain"],
    details: [
      "NSURLErrorNetworkUnavailableReasonKey": "NSURLErrorNetworkUnavailableReason",
      "NSURLErrorBackgroundTaskCancelledReasonKey": "NSURLErrorBackgroundTaskCancelledReason",
    ],
    [
      Row(-1, .general),  // unknown
      Row(-995, .appMistake),  // backgroundSessionRequiresSharedContainer
      Row(-996, .appMistake),  // backgroundSessionInUseByAnotherProcess
      Row(-997, .interrupted),  // backgroundSessionWasDisconnected
      Row(-999, .cancelled),  // cancelled
      Row(-1000, .addressInvalid),  // badURL
      Row(-1001, .timedOut),  // timedOut
      Row(-1002, .addressInvalid),  // unsupportedURL
      Row(-1003, .hostNotFound),  // cannotFindHost
      Row(-1004, .cannotConnect),  // cannotConnectToHost
      Row(-1005, .connectionLost),  // networkConnectionLost
      Row(-1006, .hostNotFound),  // dnsLookupFailed
      Row(-1007, .tooManyRedirects),  // httpTooManyRedirects
      Row(-1008, .notFound),  // resourceUnavailable
      Row(-1009, .notConnected),  // notConnectedToInternet
      Row(-1010, .notFound),  // redirectToNonExistentLocation
      Row(-1011, .answerInvalid),  // badServerResponse
      Row(-1012, .signInNeeded),  // userCancelledAuthentication
      Row(-1013, .signInNeeded),  // userAuthenticationRequired
      Row(-1014, .answerInvalid),  // zeroByteResource
      Row(-1015, .answerInvalid),  // cannotDecodeRawData
      Row(-1016, .answerInvalid),  // cannotDecodeContentData
      Row(-1017, .answerInvalid),  // cannotParseResponse
      Row(-1018, .dataNotAllowed),  // internationalRoamingOff
      Row(-1019, .duringCall),  // callIsActive
      Row(-1020, .dataNotAllowed),  // dataNotAllowed
      Row(-1021, .appMistake),  // requestBodyStreamExhausted
      Row(-1022, .notSecure),  // appTransportSecurityRequiresSecureConnection
      Row(-1100, .fileNotFound),  // fileDoesNotExist
      Row(-1101, .isFolder),  // fileIsDirectory
      Row(-1102, .noPermission),  // noPermissionsToReadFile
      Row(-1103, .tooLarge),  // dataLengthExceedsMaximum
      Row(-1104, .noPermission),  // fileOutsideSafeArea
      // A handshake that failed without a stated reason may succeed next time.
      Row(-1200, .notSecure, .transient),  // secureConnectionFailed
      Row(-1201, .certificateDate),  // serverCertificateHasBadDate
      Row(-1202, .notSecure),  // serverCertificateUntrusted
      Row(-1203, .notSecure),  // serverCertificateHasUnknownRoot
      Row(-1204, .certificateDate),  // serverCertificateNotYetValid
      Row(-1205, .certificateNeeded),  // clientCertificateRejected
      Row(-1206, .certificateNeeded),  // clientCertificateRequired
      Row(-2000, .general),  // cannotLoadFromNetwork: only the cache was allowed
      Row(-3000, .downloadFailed),  // cannotCreateFile
      Row(-3001, .downloadFailed),  // cannotOpenFile
      Row(-3002, .downloadFailed),  // cannotCloseFile
      Row(-3003, .downloadFailed),  // cannotWriteToFile
      Row(-3004, .downloadFailed),  // cannotRemoveFile
      Row(-3005, .downloadFailed),  // cannotMoveFile
      Row(-3006, .answerInvalid),  // downloadDecodingFailedMidStream
      Row(-3007, .answerInvalid),  // downloadDecodingFailedToComplete
    ])

  /// The reasons beneath the key `NSURLErrorNetworkUnavailableReasonKey` of a URL error.
  ///
  /// Read: developer.apple.com/documentation/foundation/nsurlerrornetworkunavailablereason.
  static let urlReason = CodeTable(
    ["NSURLErrorNetworkUnavailableReason"],
    [
      Row(0, .dataNotAllowed),  // cellular
      Row(1, .wifiNeeded),  // expensive
      Row(2, .lowDataMode),  // constrained
      Row(3, .notConnected),  // ultraConstrained
    ])

  /// The reasons beneath the key `NSURLErrorBackgroundTaskCancelledReasonKey` of a URL error.
  ///
  /// Read: madsmtm/objc2-generated Foundation/NSURLError.rs.
  static let urlCancellation = CodeTable(
    ["NSURLErrorBackgroundTaskCancelledReason"],
    [
      Row(0, .cancelled),  // userForceQuitApplication
      Row(1, .backgroundOff),  // backgroundUpdatesDisabled
      Row(2, .interrupted),  // insufficientSystemResources
    ])
}
