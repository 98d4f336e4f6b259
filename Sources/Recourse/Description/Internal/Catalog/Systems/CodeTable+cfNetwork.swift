import Foundation

extension CodeTable {
  /// The codes of CFNetwork, which also has those of URL loading.
  ///
  /// Read: developer.apple.com/documentation/cfnetwork/cfnetworkerrors; madsmtm/objc2-generated
  /// CFNetwork/CFNetworkErrors.rs.
  static let cfNetwork = CodeTable(
    ["kCFErrorDomainCFNetwork"], sameAs: "NSURLErrorDomain",
    details: [
      "kCFGetAddrInfoFailureKey": "kCFStreamErrorDomainNetDB",
      "kCFDNSServiceFailureKey": "kDNSServiceErrorDomain",
    ],
    [
      Row(1, .hostNotFound),  // kCFHostErrorHostNotFound
      Row(2, .hostNotFound),  // kCFHostErrorUnknown
      Row(100...101, .proxyFailed),  // kCFSOCKSErrorUnknownClientVersion, …UnsupportedServerVersion
      Row(110...113, .proxyFailed),  // kCFSOCKS4ErrorRequestFailed to …UnknownStatusCode
      Row(120...121, .proxyFailed),  // kCFSOCKS5ErrorBadState, kCFSOCKS5ErrorBadResponseAddr
      Row(122...124, .proxyFailed),  // kCFSOCKS5ErrorBadCredentials to …NoAcceptableMethod
      Row(200, .answerInvalid),  // kCFFTPErrorUnexpectedStatusCode
      Row(300, .signInFailed),  // kCFErrorHTTPAuthenticationTypeUnsupported
      Row(301, .passwordWrong),  // kCFErrorHTTPBadCredentials
      Row(302, .connectionLost),  // kCFErrorHTTPConnectionLost
      Row(303, .answerInvalid),  // kCFErrorHTTPParseFailure
      Row(304, .tooManyRedirects),  // kCFErrorHTTPRedirectionLoopDetected
      Row(305, .addressInvalid),  // kCFErrorHTTPBadURL
      Row(306, .proxyFailed),  // kCFErrorHTTPProxyConnectionFailure
      Row(307, .proxyFailed),  // kCFErrorHTTPBadProxyCredentials
      Row(308...309, .proxyFailed),  // kCFErrorPACFileError, kCFErrorPACFileAuth
      Row(310, .proxyFailed),  // kCFErrorHTTPSProxyConnectionFailure
      Row(311, .proxyFailed),  // kCFStreamErrorHTTPSProxyFailureUnexpectedResponseToCONNECTMethod
      Row(-998, .general),  // kCFURLErrorUnknown
      Row(-4000, .dataUnreadable),  // kCFHTTPCookieCannotParseCookieFile
      Row(-72000, .general),  // kCFNetServiceErrorUnknown
      Row(-72001, .alreadyExists),  // kCFNetServiceErrorCollision
      Row(-72002, .hostNotFound),  // kCFNetServiceErrorNotFound
      Row(-72003, .inProgress),  // kCFNetServiceErrorInProgress
      Row(-72004, .appMistake),  // kCFNetServiceErrorBadArgument
      Row(-72005, .cancelled),  // kCFNetServiceErrorCancel
      Row(-72006, .appMistake),  // kCFNetServiceErrorInvalid
      Row(-72007, .timedOut),  // kCFNetServiceErrorTimeout
      Row(-72008, .appMistake),  // kCFNetServiceErrorMissingRequiredConfiguration
      Row(-73000, .hostNotFound),  // kCFNetServiceErrorDNSServiceFailure
    ])

  /// The codes of Bonjour's classic API, which passes those of DNS on.
  ///
  /// Read: madsmtm/objc2-generated Foundation/NSNetServices.rs.
  static let netService = CodeTable(
    ["NSNetServicesErrorDomain"], sameAs: "kDNSServiceErrorDomain",
    [
      Row(-72000, .general),  // unknownError
      Row(-72001, .alreadyExists),  // collisionError
      Row(-72002, .hostNotFound),  // notFoundError
      Row(-72003, .inProgress),  // activityInProgress
      Row(-72004, .appMistake),  // badArgumentError
      Row(-72005, .cancelled),  // cancelledError
      Row(-72006, .appMistake),  // invalidError
      Row(-72007, .timedOut),  // timeoutError
      Row(-72008, .appMistake),  // missingRequiredConfigurationError
    ])

  /// The results of `getaddrinfo`, in the domain of streams.
  ///
  /// Read: POSIX, netdb.h.
  static let hostLookup = CodeTable(
    ["kCFStreamErrorDomainNetDB"],
    [
      Row(Int(clamping: EAI_NONAME), .hostNotFound),
      Row(Int(clamping: EAI_AGAIN), .hostNotFound),
      Row(Int(clamping: EAI_FAIL), .hostNotFound),
      Row(Int(clamping: EAI_MEMORY), .outOfMemory),
      Row(Int(clamping: EAI_SYSTEM), .general),
      Row(Int(clamping: EAI_BADFLAGS), .appMistake),
      Row(Int(clamping: EAI_FAMILY), .appMistake),
      Row(Int(clamping: EAI_SERVICE), .appMistake),
      Row(Int(clamping: EAI_SOCKTYPE), .appMistake),
      Row(Int(clamping: EAI_OVERFLOW), .appMistake),
    ])
}
