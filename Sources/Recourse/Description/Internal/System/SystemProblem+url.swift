extension SystemProblem {
  /// The codes of `NSURLErrorDomain`, which CFNetwork's domain shares.
  ///
  /// The codes are literals because some constants exist on Apple platforms only. There is no entry
  /// for -1 (unknown), which carries no information on Apple platforms.
  static let url: [Int: SystemProblem] = [
    -995: .appMistake,  // backgroundSessionRequiresSharedContainer
    -996: .appMistake,  // backgroundSessionInUseByAnotherProcess
    -997: .interrupted,  // backgroundSessionWasDisconnected
    -999: .cancelled,  // cancelled
    -1000: .addressInvalid,  // badURL
    -1001: .timedOut,  // timedOut
    -1002: .addressInvalid,  // unsupportedURL
    -1003: .hostNotFound,  // cannotFindHost
    -1004: .cannotConnect,  // cannotConnectToHost
    -1005: .connectionLost,  // networkConnectionLost
    -1006: .hostNotFound,  // dnsLookupFailed
    -1007: .tooManyRedirects,  // httpTooManyRedirects
    -1008: .notFound,  // resourceUnavailable
    -1009: .notConnected,  // notConnectedToInternet
    -1010: .notFound,  // redirectToNonExistentLocation
    -1011: .answerInvalid,  // badServerResponse
    -1012: .signInNeeded,  // userCancelledAuthentication
    -1013: .signInNeeded,  // userAuthenticationRequired
    -1014: .answerInvalid,  // zeroByteResource
    -1015: .answerInvalid,  // cannotDecodeRawData
    -1016: .answerInvalid,  // cannotDecodeContentData
    -1017: .answerInvalid,  // cannotParseResponse
    -1018: .dataNotAllowed,  // internationalRoamingOff
    -1019: .duringCall,  // callIsActive
    -1020: .dataNotAllowed,  // dataNotAllowed
    -1021: .appMistake,  // requestBodyStreamExhausted
    -1022: .notSecure,  // appTransportSecurityRequiresSecureConnection
    -1100: .fileNotFound,  // fileDoesNotExist
    -1101: .isFolder,  // fileIsDirectory
    -1102: .noPermission,  // noPermissionsToReadFile
    -1103: .tooLarge,  // dataLengthExceedsMaximum
    -1104: .noPermission,  // fileOutsideSafeArea
    -1200: .notSecure,  // secureConnectionFailed
    -1201: .certificateDate,  // serverCertificateHasBadDate
    -1202: .notSecure,  // serverCertificateUntrusted
    -1203: .notSecure,  // serverCertificateHasUnknownRoot
    -1204: .certificateDate,  // serverCertificateNotYetValid
    -1205: .certificateNeeded,  // clientCertificateRejected
    -1206: .certificateNeeded,  // clientCertificateRequired
    -2000: .notConnected,  // cannotLoadFromNetwork
    -3000: .downloadFailed,  // cannotCreateFile
    -3001: .downloadFailed,  // cannotOpenFile
    -3002: .downloadFailed,  // cannotCloseFile
    -3003: .downloadFailed,  // cannotWriteToFile
    -3004: .downloadFailed,  // cannotRemoveFile
    -3005: .downloadFailed,  // cannotMoveFile
    -3006: .answerInvalid,  // downloadDecodingFailedMidStream
    -3007: .answerInvalid,  // downloadDecodingFailedToComplete
  ]
}
