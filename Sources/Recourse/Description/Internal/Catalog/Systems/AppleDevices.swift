extension CodeTable {
  /// Core Bluetooth: connections.
  ///
  /// Read: madsmtm/objc2-generated CoreBluetooth/CBError.rs.
  static let bluetooth = CodeTable(
    ["CBErrorDomain"],
    [
      Row(0, .general),  // unknown
      Row(1, .appMistake),  // invalidParameters
      Row(2, .appMistake),  // invalidHandle
      Row(3, .deviceUnreachable),  // notConnected
      Row(4, .outOfMemory),  // outOfSpace
      Row(5, .cancelled),  // operationCancelled
      Row(6, .deviceUnreachable),  // connectionTimeout
      Row(7, .deviceUnreachable),  // peripheralDisconnected
      Row(8, .appMistake),  // uuidNotAllowed
      Row(9, .inProgress),  // alreadyAdvertising
      Row(10, .deviceUnreachable),  // connectionFailed
      Row(11, .limitReached),  // connectionLimitReached
      Row(12, .deviceUnreachable),  // unknownDevice
      Row(13, .unsupported),  // operationNotSupported
      Row(14, .pairingFailed),  // peerRemovedPairingInformation
      Row(15, .deviceUnreachable),  // encryptionTimedOut
      Row(16, .limitReached, .needsUser),  // tooManyLEPairedDevices
      Row(17, .general),  // leGattExceededBackgroundNotificationLimit
      Row(18, .general),  // leGattNearBackgroundNotificationLimit
    ])

  /// Core Bluetooth: reading and writing attributes.
  ///
  /// 0x80 and above are an accessory’s own.
  ///
  /// Read: madsmtm/objc2-generated CoreBluetooth/CBError.rs.
  static let bluetoothAttributes = CodeTable(
    ["CBATTErrorDomain"],
    [
      Row(1, .appMistake),  // invalidHandle
      Row(2, .unsupported),  // readNotPermitted
      Row(3, .unsupported),  // writeNotPermitted
      Row(4, .general),  // invalidPdu
      Row(5, .pairingFailed),  // insufficientAuthentication
      Row(6, .unsupported),  // requestNotSupported
      Row(7, .appMistake),  // invalidOffset
      Row(8, .noPermission),  // insufficientAuthorization
      Row(9, .systemBusy),  // prepareQueueFull
      Row(10, .unsupported),  // attributeNotFound
      Row(11, .appMistake),  // attributeNotLong
      Row(12, .pairingFailed),  // insufficientEncryptionKeySize
      Row(13, .appMistake),  // invalidAttributeValueLength
      Row(14, .general),  // unlikelyError
      Row(15, .pairingFailed),  // insufficientEncryption
      Row(16, .unsupported),  // unsupportedGroupType
      Row(17, .systemBusy),  // insufficientResources
    ])

  /// The picker for Bluetooth accessories.
  ///
  /// Read: madsmtm/objc2-generated ExternalAccessory/EAAccessoryManager.rs.
  static let bluetoothPicker = CodeTable(
    ["EABluetoothAccessoryPickerErrorDomain"],
    [
      Row(0, .alreadyExists),  // alreadyConnected
      Row(1, .nothingFound),  // resultNotFound
      Row(2, .cancelled),  // resultCancelled
      Row(3, .general),  // resultFailed
    ])

  /// AccessorySetupKit: the picker for accessories.
  ///
  /// Read: madsmtm/objc2-generated AccessorySetupKit/ASErrors.rs.
  static let accessorySetup = CodeTable(
    ["ASErrorDomain"],
    [
      Row(1, .general),  // unknown
      Row(100, .general),  // activationFailed
      Row(150, .deviceUnreachable),  // connectionFailed
      Row(200, .deviceUnreachable),  // discoveryTimeout
      Row(300, .appMistake),  // extensionNotFound
      Row(400, .general),  // invalidated
      Row(450, .appMistake),  // invalidRequest
      Row(500, .inProgress),  // pickerAlreadyActive
      Row(550, .appMistake),  // pickerRestricted
      Row(700, .cancelled),  // userCancelled
      Row(750, .accessDenied),  // userRestricted
    ])

  /// Core NFC.
  ///
  /// 204 isn’t a failure: the session ended after the tag that it was for.
  ///
  /// Read: madsmtm/objc2-generated CoreNFC/mod.rs.
  static let nfc = CodeTable(
    ["NFCError"],
    [
      Row(1, .unsupported),  // readerErrorUnsupportedFeature
      Row(2, .appMistake),  // readerErrorSecurityViolation
      Row(3, .appMistake),  // readerErrorInvalidParameter
      Row(4, .appMistake),  // readerErrorInvalidParameterLength
      Row(5, .appMistake),  // readerErrorParameterOutOfBound
      Row(6, .unsupported, .needsUser),  // readerErrorRadioDisabled
      Row(7, .unsupported),  // readerErrorIneligible
      Row(8, .accessDenied),  // readerErrorAccessNotAccepted
      Row(100, .tagUnreadable),  // readerTransceiveErrorTagConnectionLost
      Row(101, .tagUnreadable),  // readerTransceiveErrorRetryExceeded
      Row(102, .tagUnreadable),  // readerTransceiveErrorTagResponseError
      Row(103, .general),  // readerTransceiveErrorSessionInvalidated
      Row(104, .tagUnreadable),  // readerTransceiveErrorTagNotConnected
      Row(105, .tooLarge),  // readerTransceiveErrorPacketTooLong
      Row(200, .cancelled),  // readerSessionInvalidationErrorUserCanceled
      Row(201, .tookTooLong, .needsUser),  // readerSessionInvalidationErrorSessionTimeout
      Row(202, .general),  // readerSessionInvalidationErrorSessionTerminatedUnexpectedly
      Row(203, .systemBusy),  // readerSessionInvalidationErrorSystemIsBusy
      Row(204, .cancelled),  // readerSessionInvalidationErrorFirstNDEFTagRead
      Row(300, .appMistake),  // tagCommandConfigurationErrorInvalidParameters
      Row(400, .unsupported),  // ndefReaderSessionErrorTagNotWritable
      Row(401, .tagUnreadable),  // ndefReaderSessionErrorTagUpdateFailure
      Row(402, .tooLarge),  // ndefReaderSessionErrorTagSizeTooSmall
      Row(403, .nothingFound),  // ndefReaderSessionErrorZeroLengthMessage
    ])

  /// Multipeer Connectivity.
  ///
  /// Read: madsmtm/objc2-generated MultipeerConnectivity/MCError.rs.
  static let peers = CodeTable(
    ["MCErrorDomain"],
    [
      Row(0, .general),  // unknown
      Row(1, .connectionLost),  // notConnected
      Row(2, .appMistake),  // invalidParameter
      Row(3, .unsupported),  // unsupported
      Row(4, .tookTooLong),  // timedOut
      Row(5, .cancelled),  // cancelled
      Row(6, .general),  // unavailable
    ])

  /// Smart cards and other tokens.
  ///
  /// Read: madsmtm/objc2-generated CryptoTokenKit/TKError.rs.
  static let cryptoToken = CodeTable(
    ["CryptoTokenKit"],
    [
      Row(-1, .unsupported),  // notImplemented
      Row(-2, .deviceUnreachable),  // communicationError
      Row(-3, .dataUnreadable),  // corruptedData
      Row(-4, .cancelled),  // canceledByUser
      Row(-5, .notRecognized),  // authenticationFailed
      Row(-6, .notFound),  // objectNotFound
      Row(-7, .deviceUnreachable),  // tokenNotFound
      Row(-8, .appMistake),  // badParameter
      Row(-9, .confirmationNeeded),  // authenticationNeeded
    ])
}
