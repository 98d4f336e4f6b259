extension CodeTable {
  /// Core Location.
  ///
  /// Read: madsmtm/objc2-generated CoreLocation/CLError.rs.
  static let coreLocation = CodeTable(
    ["kCLErrorDomain"],
    [
      Row(0, .locationUnknown),  // locationUnknown
      Row(1, .locationDenied),  // denied
      Row(2, .notConnected),  // network
      Row(3, .locationUnknown),  // headingFailure
      Row(4, .locationDenied),  // regionMonitoringDenied
      Row(5, .general),  // regionMonitoringFailure
      Row(6, .locationUnknown),  // regionMonitoringSetupDelayed
      Row(7, .locationUnknown),  // regionMonitoringResponseDelayed
      Row(8, .nothingFound),  // geocodeFoundNoResult
      Row(9, .nothingFound),  // geocodeFoundPartialResult
      Row(10, .cancelled),  // geocodeCanceled
      Row(11, .locationUnknown),  // deferredFailed
      Row(12, .appMistake),  // deferredNotUpdatingLocation
      Row(13, .appMistake),  // deferredAccuracyTooLow
      Row(14, .appMistake),  // deferredDistanceFiltered
      Row(15, .cancelled),  // deferredCanceled
      Row(16, .locationUnknown, .needsUser),  // rangingUnavailable
      Row(17, .general),  // rangingFailure
      Row(18, .locationDenied),  // promptDeclined
      Row(19, .general),  // historicalLocationError
    ])

  /// Core Location: requests for the location by push notification.
  ///
  /// Read: madsmtm/objc2-generated CoreLocation/CLLocationPushServiceError.rs.
  static let locationPush = CodeTable(
    ["CLLocationPushServiceErrorDomain"],
    [
      Row(0, .general),  // unknown
      Row(1, .appMistake),  // missingPushExtension
      Row(2, .appMistake),  // missingPushServerEnvironment
      Row(3, .appMistake),  // missingEntitlement
      Row(4, .unsupported),  // unsupportedPlatform
    ])

  /// MapKit: maps, searches and directions.
  ///
  /// Read: madsmtm/objc2-generated MapKit/MKTypes.rs.
  static let mapKit = CodeTable(
    ["MKErrorDomain"],
    [
      Row(1, .general),  // unknown
      Row(2, .serverFailed),  // serverFailure
      Row(3, .tooManyRequests),  // loadingThrottled
      Row(4, .nothingFound),  // placemarkNotFound
      Row(5, .nothingFound),  // directionsNotFound
      Row(6, .answerInvalid),  // decodingFailed
    ])

  /// ARKit.
  ///
  /// Read: madsmtm/objc2-generated ARKit/ARError.rs; olexale/arkit_flutter_plugin#210.
  static let arKit = CodeTable(
    ["com.apple.arkit.error", "ARErrorDomain"],
    [
      Row(100, .unsupported),  // unsupportedConfiguration
      Row(101, .unsupported),  // sensorUnavailable
      Row(102, .general, .transient),  // sensorFailed
      Row(103, .cameraDenied),  // cameraUnauthorized
      Row(104, .microphoneDenied),  // microphoneUnauthorized
      Row(105, .locationDenied),  // locationUnauthorized
      Row(106, .inProgress),  // highResolutionFrameCaptureInProgress
      Row(107, .general),  // highResolutionFrameCaptureFailed
      Row(200, .general),  // worldTrackingFailed
      Row(201, .unsupported),  // geoTrackingNotAvailableAtLocation
      Row(202, .general),  // geoTrackingFailed
      Row(300, .appMistake),  // invalidReferenceImage
      Row(301, .appMistake),  // invalidReferenceObject
      Row(302, .dataUnreadable),  // invalidWorldMap
      Row(303, .appMistake),  // invalidConfiguration
      Row(304, .dataUnreadable),  // invalidCollaborationData
      Row(400, .general, .needsUser),  // insufficientFeatures
      Row(401, .general),  // objectMergeFailed
      Row(500, .general),  // fileIOFailed
      Row(501, .general),  // requestFailed
    ])

  /// Core Motion: steps, altitude and movement.
  ///
  /// Read: madsmtm/objc2-generated CoreMotion/CMError.rs.
  static let coreMotion = CodeTable(
    ["CMErrorDomain"],
    [
      Row(100, .general),  // null
      Row(101, .general, .needsUser),  // deviceRequiresMovement
      Row(102, .locationUnknown),  // trueNorthNotAvailable
      Row(103, .general),  // unknown
      Row(104, .unsupported),  // motionActivityNotAvailable
      Row(105, .accessDenied),  // motionActivityNotAuthorized
      Row(106, .appMistake),  // motionActivityNotEntitled
      Row(107, .appMistake),  // invalidParameter
      Row(108, .appMistake),  // invalidAction
      Row(109, .unsupported),  // notAvailable
      Row(110, .appMistake),  // notEntitled
      Row(111, .accessDenied),  // notAuthorized
      Row(112, .nothingFound),  // nilData
      Row(113, .appMistake),  // size
    ])

  /// Nearby Interaction: the distance to other devices.
  ///
  /// Read: madsmtm/objc2-generated NearbyInteraction/NIError.rs.
  static let nearbyInteraction = CodeTable(
    ["com.apple.NearbyInteraction", "NIErrorDomain"],
    [
      Row(-5889, .unsupported),  // unsupportedPlatform
      Row(-5888, .appMistake),  // invalidConfiguration
      Row(-5887, .general),  // sessionFailed
      Row(-5886, .limitReached),  // resourceUsageTimeout
      Row(-5885, .limitReached),  // activeSessionsLimitExceeded
      Row(-5884, .accessDenied),  // userDidNotAllow
      Row(-5883, .appMistake),  // invalidARConfiguration
      Row(-5882, .deviceUnreachable),  // accessoryPeerDeviceUnavailable
      Row(-5881, .unsupported),  // incompatiblePeerDevice
      Row(-5880, .limitReached),  // activeExtendedDistanceSessionsLimitExceeded
    ])
}
