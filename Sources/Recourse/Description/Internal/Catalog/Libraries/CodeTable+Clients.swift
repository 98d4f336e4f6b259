extension CodeTable {
  /// Alamofire, as an `NSError` whose Swift type is lost on the way (as in React Native).
  ///
  /// Codes count the cases, first those with a payload; the type has a table of its own.
  ///
  /// Read: Alamofire/Alamofire AFError.swift; Swift's numbering of it, run.
  static let alamofire = CodeTable(
    ["Alamofire.AFError"], texts: .forDevelopers,
    [
      Row(15, .cancelled),  // explicitlyCancelled
      Row(0...1, .general),  // createUploadableFailed, createURLRequestFailed
      Row(2, .downloadFailed),  // downloadedFileMoveFailed
      Row(3, .addressInvalid),  // invalidURL
      Row(4...6, .appMistake),  // multipartEncodingFailed to parameterEncoderFailed
      Row(7...8, .general),  // requestAdaptationFailed, requestRetryFailed
      Row(9...10, .answerInvalid),  // responseValidationFailed, responseSerializationFailed
      Row(11, .notSecure),  // serverTrustEvaluationFailed
      Row(12...13, .general),  // sessionInvalidated, sessionTaskFailed
      Row(14, .appMistake),  // urlRequestValidationFailed
      Row(16, .appMistake),  // sessionDeinitialized
    ])

  /// AFNetworking, whose codes are URL loading's.
  ///
  /// The status is in the response, an object.
  ///
  /// Read: AFNetworking/AFNetworking AFURLRequestSerialization.m, AFURLResponseSerialization.m.
  static let afNetworking = CodeTable(
    [
      "com.alamofire.error.serialization.response", "com.alamofire.error.serialization.request",
    ], texts: .forDevelopers, sameAs: "NSURLErrorDomain")

  /// SDWebImage.
  ///
  /// Code 2001 has its status in the user info.
  ///
  /// Read: SDWebImage/SDWebImage SDWebImageError.h, SDWebImageError.m.
  static let sdWebImage = CodeTable(
    ["SDWebImageErrorDomain"], texts: .forDevelopers,
    details: ["SDWebImageErrorDownloadStatusCodeKey": "HTTP"],
    [
      Row(2002, .cancelled),  // cancelled
      Row(1002, .cancelled),  // cacheNotModified: the image is there already
      Row(1000, .addressInvalid),  // invalidURL
      Row(1001, .dataUnreadable),  // badImageData
      Row(1003, .notFound),  // blackListed: failed before
      Row(2000, .general),  // invalidDownloadOperation
      Row(2001, .answerInvalid),  // invalidDownloadStatusCode
      Row(2003, .answerInvalid),  // invalidDownloadResponse
      Row(2004, .answerInvalid),  // invalidDownloadContentType
    ])

  /// Kingfisher, as an `NSError` in its documented domain.
  ///
  /// The Swift type has another one, and a table of its own.
  ///
  /// Read: onevcat/Kingfisher KingfisherError.swift.
  static let kingfisher = CodeTable(
    ["com.onevcat.Kingfisher.Error"], texts: .forDevelopers,
    [
      Row(1003...1006, .cancelled),  // taskCancelled to dataProviderCancelled
      Row(2006, .cancelled),  // cancelledByDelegate
      Row(5002, .cancelled),  // notCurrentSourceTask
      Row(5005, .cancelled),  // notCurrentLivePhotoSourceTask
      Row(1001, .appMistake),  // emptyRequest
      Row(1002, .addressInvalid),  // invalidURL
      Row(2001...2002, .answerInvalid),  // invalidURLResponse, invalidHTTPStatusCode
      Row(2003, .general),  // URLSessionError, over its cause
      Row(2004, .appMistake),  // dataModifyingFailed
      Row(2005, .answerInvalid),  // noURLResponse
      Row(3001...3004, .readFailed),  // fileEnumeratorCreationFailed to cannotLoadDataFromDisk
      Row(3005, .writeFailed),  // cannotCreateDirectory
      Row(3006, .notFound),  // imageNotExisting
      Row(3007...3008, .dataNotSaved),  // cannotConvertToData, cannotSerializeImage
      Row(3009...3010, .writeFailed),  // cannotCreateCacheFile, cannotSetCacheFileAttribute
      Row(3011, .diskFull),  // diskStorageIsNotReady
      Row(3012, .fileNotFound),  // missingLivePhotoResourceOnDisk
      Row(4001, .dataUnreadable),  // processingFailed
      Row(5001, .appMistake),  // emptySource
      Row(5003...5004, .general),  // dataProviderError, alternativeSourcesExhausted
      Row(5006, .general),  // livePhotoResultError
    ])

  /// Sockets of CocoaAsyncSocket.
  ///
  /// Read: robbiehanson/CocoaAsyncSocket GCDAsyncSocket.h, GCDAsyncSocket.m.
  static let asyncSocket = CodeTable(
    ["GCDAsyncSocketErrorDomain"], texts: .forDevelopers,
    [
      Row(1...2, .appMistake),  // BadConfigError, BadParamError
      Row(3...5, .timedOut),  // ConnectTimeoutError, ReadTimeoutError, WriteTimeoutError
      Row(6, .tooLarge),  // ReadMaxedOutError
      Row(7, .connectionClosed),  // ClosedError
      Row(8, .general),  // OtherError
    ])

  /// Datagrams of CocoaAsyncSocket.
  ///
  /// Read: robbiehanson/CocoaAsyncSocket GCDAsyncUdpSocket.h, GCDAsyncUdpSocket.m.
  static let asyncUDPSocket = CodeTable(
    ["GCDAsyncUdpSocketErrorDomain"], texts: .forDevelopers,
    [
      Row(1...2, .appMistake),  // BadConfigError, BadParamError
      Row(3, .timedOut),  // SendTimeoutError
      Row(4, .connectionClosed),  // ClosedError
      Row(5, .general),  // OtherError
    ])

  /// SocketRocket, also the copy in Firebase.
  ///
  /// The status of a refused upgrade (code 2132) is in the user info; codes up to 1015 are those of
  /// closing.
  ///
  /// Read: facebookincubator/SocketRocket SRWebSocket.h, SRWebSocket.m, SRProxyConnect.m,
  /// SRError.m; firebase/firebase-ios-sdk FSRWebSocket.m.
  static let socketRocket = CodeTable(
    ["SRWebSocketErrorDomain", "FSRWebSocketErrorDomain"], texts: .forDevelopers,
    [
      Row(1000...1001, .connectionClosed),  // normal, goingAway
      Row(1002...1003, .answerInvalid),  // protocolError, unhandledType
      Row(1005...1006, .connectionLost),  // noStatusReceived, abnormal
      Row(1007, .answerInvalid),  // invalidUTF8
      Row(1008, .requestInvalid),  // policyViolated
      Row(1009, .tooLarge),  // messageTooBig
      Row(1010, .unsupported),  // missingExtension
      Row(1011, .serverFailed),  // internalError
      Row(1012...1013, .serviceUnavailable),  // serviceRestart, tryAgainLater
      Row(1015, .notSecure),  // tlsHandshake
      Row(2132...2133, .answerInvalid),  // a refused upgrade, an upgrade that isn't valid
      Row(2134, .connectionClosed),  // sending before it is open
    ])
}
