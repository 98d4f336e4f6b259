extension CodeTable {
  /// The statuses of gRPC calls, which are Google's canonical codes.
  ///
  /// Read: firebase/firebase-ios-sdk FIRFirestoreErrors.h, FunctionsError.swift;
  /// grpc/grpc, NSError+GRPC.m (the domain in Objective-C), as public repositories keep it.
  static let gRPC = CodeTable(
    ["gRPC", "io.grpc"], texts: .forDevelopers,
    [
      Row(1, .cancelled),  // cancelled
      Row(2, .general),  // unknown
      Row(3, .requestInvalid),  // invalidArgument
      Row(4, .timedOut),  // deadlineExceeded
      Row(5, .notFound),  // notFound
      Row(6, .alreadyExists),  // alreadyExists
      Row(7, .notAllowed),  // permissionDenied
      Row(8, .limitReached),  // resourceExhausted
      Row(9, .requestInvalid),  // failedPrecondition
      Row(10, .conflict),  // aborted
      Row(11, .requestInvalid),  // outOfRange
      Row(12, .unsupported),  // unimplemented
      Row(13, .serverFailed),  // internal
      Row(14, .serviceUnavailable),  // unavailable
      Row(15, .dataUnreadable),  // dataLoss
      Row(16, .signInNeeded),  // unauthenticated
    ])

  /// Cloud Firestore.
  ///
  /// Code 9 is mostly a missing index.
  ///
  /// Read: firebase/firebase-ios-sdk FIRFirestoreErrors.h, error_apple.mm.
  static let firestore = CodeTable(
    ["FIRFirestoreErrorDomain"], texts: .forDevelopers, sameAs: "gRPC",
    [
      Row(3, .appMistake),  // invalidArgument
      Row(9, .appMistake),  // failedPrecondition
      Row(11, .appMistake),  // outOfRange
    ])

  /// Callable Cloud Functions.
  ///
  /// A text can be the app's own server's, or the name of the code.
  ///
  /// Read: firebase/firebase-ios-sdk FirebaseFunctions/Sources/FunctionsError.swift.
  static let firebaseFunctions = CodeTable(["com.firebase.functions"], sameAs: "gRPC")

  /// Cloud Storage.
  ///
  /// Code -13000 covers the statuses without a code of their own, over the status.
  ///
  /// Read: firebase/firebase-ios-sdk FirebaseStorage/Sources/StorageError.swift.
  static let firebaseStorage = CodeTable(
    ["FIRStorageErrorDomain"], texts: .forDevelopers,
    [
      Row(-13040, .cancelled),  // cancelled
      Row(-13000, .general),  // unknown
      Row(-13010, .notFound),  // objectNotFound
      Row(-13012 ... -13011, .appMistake),  // bucketNotFound, projectNotFound
      Row(-13013, .limitReached),  // quotaExceeded
      Row(-13020, .signInNeeded),  // unauthenticated
      Row(-13021, .notAllowed),  // unauthorized
      Row(-13030, .timedOut),  // retryLimitExceeded
      Row(-13031, .dataUnreadable, .transient),  // nonMatchingChecksum
      Row(-13032, .tooLarge),  // downloadSizeExceeded
      Row(-13051 ... -13050, .appMistake),  // invalidArgument, bucketMismatch
      Row(-13052, .general),  // internalError
      Row(-13053, .appMistake),  // pathError
    ])

  /// The Realtime Database.
  ///
  /// Read: firebase/firebase-ios-sdk FirebaseDatabase/Sources/Utilities/FUtilities.m.
  static let firebaseDatabase = CodeTable(
    ["com.firebase"], texts: .forDevelopers,
    [
      Row(3, .cancelled),  // write_canceled
      Row(1, .notAllowed),  // permission_denied
      Row(2, .serviceUnavailable),  // unavailable
      Row(9999, .general),  // another status
    ])

  /// Cloud Messaging.
  ///
  /// Codes 501 to 506 lack something that comes with time or a registration.
  ///
  /// Read: firebase/firebase-ios-sdk FIRMessaging.h, NSError+FIRMessaging.h.
  static let firebaseMessaging = CodeTable(
    ["com.google.fcm"], texts: .forDevelopers,
    [
      Row(3005, .cancelled),  // PubSubOperationIsCancelled
      Row(0...1, .general),  // Unknown, Authentication or Internal
      Row(2, .serviceUnavailable),  // NoAccess
      Row(3, .timedOut),  // Timeout
      Row(4, .notConnected),  // Network
      Row(5, .inProgress),  // OperationInProgress
      Row(6, .general),  // RegistrarFailedToCheckIn
      Row(7...8, .appMistake),  // InvalidRequest, InvalidTopicName
      Row(501...506, .general),  // MissingDeviceID to MissingInstallationsAuthToken
      Row(1001, .serviceUnavailable),  // ServiceNotAvailable
      Row(1003, .appMistake),  // MissingTo
      Row(1004, .dataNotSaved),  // Save
      Row(1005, .tooLarge),  // SizeExceeded
      Row(2001, .general),  // InvalidIdentity
    ])

  /// Instance ID, the former registration for messages.
  ///
  /// Its keychain's codes are the system's.
  ///
  /// Read: firebase/firebase-ios-sdk FIRMessagingKeychain.m; FIRInstanceID.h,
  /// NSError+FIRInstanceID.h, as public repositories keep them.
  static let firebaseInstanceID = CodeTable(
    ["com.google.iid", "com.firebase.iid"], texts: .forDevelopers,
    sameAs: "NSOSStatusErrorDomain",
    [
      Row(0...1, .general),  // Unknown, Authentication
      Row(2, .serviceUnavailable),  // NoAccess
      Row(3, .timedOut),  // Timeout
      Row(4, .notConnected),  // Network
      Row(5, .inProgress),  // OperationInProgress
      Row(6, .general),  // RegistrarFailedToCheckIn
      Row(7, .appMistake),  // InvalidRequest
      Row(501, .general),  // MissingDeviceID
      Row(1001, .general),  // MissingAPNSToken
      Row(1002...1005, .appMistake),  // MissingAPNSServerType to InvalidStart
      Row(1006, .general),  // InvalidKeyPair
      Row(2001, .general),  // MissingKeyPair
    ])

  /// Remote Config.
  ///
  /// Code 8003 covers all failed requests.
  ///
  /// Read: firebase/firebase-ios-sdk FIRRemoteConfig.h, FIRRemoteConfig.m.
  static let remoteConfig = CodeTable(
    ["com.google.remoteconfig.ErrorDomain"], texts: .forDevelopers,
    [
      Row(8001, .general),  // unknown
      Row(8002, .tooManyRequests),  // throttled
      Row(8003, .general),  // internalError
    ])

  /// The updates of Remote Config.
  ///
  /// Read: firebase/firebase-ios-sdk FIRRemoteConfig.h, FIRRemoteConfig.m.
  static let remoteConfigUpdate = CodeTable(
    ["com.google.remoteconfig.update.ErrorDomain"], texts: .forDevelopers,
    [
      Row(8001, .cannotConnect),  // streamError
      Row(8002, .general),  // notFetched
      Row(8003, .answerInvalid),  // messageInvalid
      Row(8004, .serviceUnavailable),  // unavailable
    ])

  /// The custom signals of Remote Config.
  ///
  /// Read: firebase/firebase-ios-sdk FIRRemoteConfig.h, FIRRemoteConfig.m.
  static let remoteConfigSignals = CodeTable(
    ["com.google.remoteconfig.customsignals.ErrorDomain"], texts: .forDevelopers,
    [
      Row(8101, .general),  // unknown
      Row(8102...8103, .appMistake),  // invalidValueType, limitExceeded
    ])

  /// App Check, in Firebase and alone.
  ///
  /// Its token is fetched before the request of the app.
  ///
  /// Read: firebase/firebase-ios-sdk FIRAppCheckErrors.h; google/app-check GACAppCheckErrors.h.
  static let appCheck = CodeTable(
    ["com.firebase.appCheck", "com.google.app_check_core"], texts: .forDevelopers,
    [
      Row(0, .general),  // unknown
      Row(1, .cannotConnect),  // serverUnreachable
      Row(2, .appMistake),  // invalidConfiguration
      Row(3, .general),  // keychain
      Row(4, .unsupported),  // unsupported
    ])

  /// The registration of an installation, before other requests to Firebase.
  ///
  /// Read: firebase/firebase-ios-sdk FIRInstallationsErrors.h, FIRInstallationsErrorUtil.m.
  static let firebaseInstallations = CodeTable(
    ["com.firebase.installations"], texts: .forDevelopers,
    [
      Row(0, .general),  // unknown
      Row(1, .general),  // keychain
      Row(2, .cannotConnect),  // serverUnreachable
      Row(3, .appMistake),  // invalidConfiguration
    ])

  /// App Distribution.
  ///
  /// Read: firebase/firebase-ios-sdk FIRAppDistribution.h.
  static let appDistribution = CodeTable(
    ["com.firebase.appdistribution"], texts: .forDevelopers,
    [
      Row(2, .cancelled),  // authenticationCancelled
      Row(0, .general),  // unknown
      Row(1, .signInFailed),  // authenticationFailure
      Row(3, .connectionLost),  // networkFailure
    ])

  /// The requests of App Distribution.
  ///
  /// Read: firebase/firebase-ios-sdk FIRFADApiService.h, ApiService.swift.
  static let appDistributionAPI = CodeTable(
    ["com.firebase.appdistribution.api"], texts: .forDevelopers,
    [
      Row(0, .timedOut),  // timeout
      Row(1...2, .general),  // tokenGenerationFailure, installationIdentifierError
      Row(3, .signInNeeded),  // unauthenticated
      Row(4, .notAllowed),  // unauthorized
      Row(5, .notFound),  // notFound
      Row(6, .general),  // unknownFailure
      Row(7, .answerInvalid),  // parseFailure
    ])

  /// What Gemini answers in Firebase AI Logic: the code is an HTTP status.
  ///
  /// Read: firebase/firebase-ios-sdk FirebaseAI BackendError.swift, Constants.swift.
  static let firebaseAI = CodeTable(
    ["com.google.firebase.firebaseai.BackendError"], texts: .forDevelopers, sameAs: "HTTP")

  /// Google's session fetcher, beneath Firebase and other libraries.
  ///
  /// Read: google/gtm-session-fetcher GTMSessionFetcher.h, GTMSessionFetcher.m.
  static let googleFetcher = CodeTable(
    ["com.google.GTMSessionFetcher"], texts: .forDevelopers,
    [
      Row(-7, .cancelled),  // UserCancelled
      Row(-1, .downloadFailed),  // DownloadFailed
      Row(-2, .general),  // UploadChunkUnavailable
      Row(-4 ... -3, .interrupted),  // BackgroundExpiration, BackgroundFetchFailed
      Row(-5, .notSecure),  // InsecureRequest
      Row(-6, .general),  // TaskCreationFailed
    ])

  /// Google's clients of its REST services.
  ///
  /// Read: google/google-api-objectivec-client-for-rest GTLRService.h.
  static let googleREST = CodeTable(
    ["com.google.GTLRServiceDomain"], texts: .forDevelopers,
    [
      // QueryResultMissing, BatchResponseUnexpected, BatchResponseStatusCode
      Row(-3002 ... -3000, .answerInvalid)
    ])

  /// An error object in the answer of one of Google's REST services: the code is an HTTP status.
  ///
  /// Read: google/google-api-objectivec-client-for-rest GTLRService.m, GTLRErrorObject.m.
  static let googleErrorObject = CodeTable(
    ["com.google.GTLRErrorObjectDomain"], texts: .forDevelopers, sameAs: "HTTP")
}
