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

  /// Returns the meaning of an HTTP status (RFC 9110 and later registrations).
  ///
  /// A success status in an error means that the response was not the expected one. A number
  /// outside the range of statuses returns nil.
  package static func problem(ofStatus status: Int) -> SystemProblem? {
    switch status {
    case 401, 407, 511: .signInNeeded
    case 402: .paymentNeeded
    case 403: .notAllowed
    case 404, 410: .notFound
    case 405, 406, 411, 414, 416, 417, 428, 431: .appMistake
    case 408, 504: .timedOut
    case 409, 412: .conflict
    case 413: .tooLarge
    case 415: .formatUnsupported
    case 422: .inputInvalid
    case 423: .fileBusy
    case 425, 502, 503: .serviceUnavailable
    case 426: .versionTooOld
    case 429: .tooManyRequests
    case 451: .legalReasons
    case 507: .diskFull
    case 100..<300: .answerInvalid
    case 300..<400: .tooManyRedirects
    case 400..<500: .requestInvalid
    case 500..<600: .serverFailed
    default: nil
    }
  }
}
