extension TypeTable {
  /// RxBluetoothKit.
  ///
  /// A payload's error is a cause, mostly Core Bluetooth's.
  ///
  /// Read: Polidea/RxBluetoothKit Source/BluetoothError.swift.
  static let rxBluetooth: [TypeTable] = [
    TypeTable(
      "RxBluetoothKit.BluetoothError", texts: .forDevelopers,
      [
        Case("bluetoothPoweredOff", .bluetoothOff),
        Case("bluetoothUnauthorized", .bluetoothDenied),
        Case("bluetoothUnsupported", .unsupported),
        Case("bluetoothResetting", .systemBusy),
        Case("bluetoothInUnknownState", .systemBusy),
        Case("scanInProgress", .inProgress),
        Case("destroyed", .appMistake),
        Case("peripheralIsConnectingOrAlreadyConnected", .inProgress),
        Case("", .deviceUnreachable),
      ])
  ]

  /// Mapbox's directions.
  ///
  /// Its texts are in English, and for the person only in part.
  ///
  /// Read: mapbox/mapbox-directions-swift DirectionsError.swift.
  static let mapboxDirections: [TypeTable] = [
    TypeTable(
      "MapboxDirections.DirectionsError", texts: .forDevelopers,
      [
        Case("network", .general),  // a cause
        Case("unableToRoute", .nothingFound),
        Case("noMatches", .nothingFound),
        Case("unableToLocate", .nothingFound),
        Case("tooManyCoordinates", .tooLarge),
        Case("requestTooLarge", .tooLarge),
        Case("rateLimited", .tooManyRequests),
        Case("noData", .answerInvalid),
        Case("invalidResponse", .answerInvalid),
        Case("invalidInput", .requestInvalid),
        Case("profileNotFound", .appMistake),
        Case("refreshExpired", .general),
        Case("unknown", .general),  // perhaps a cause
      ]),
    TypeTable("DirectionsCodingError", texts: .forDevelopers, [Case("", .appMistake)]),
  ]

  /// Wrappers of the keychain.
  ///
  /// Several are named alike, so each has its module.
  ///
  /// Read: square/Valet KeychainError.swift, MigrationError.swift; auth0/SimpleKeychain
  /// SimpleKeychainError.swift; okta/okta-mobile-swift KeychainError.swift.
  static let keychains: [TypeTable] = [
    TypeTable(
      "Valet.KeychainError", texts: .forDevelopers,
      [
        Case("userCancelled", .cancelled),
        Case("itemNotFound", .nothingFound),
        Case("couldNotAccessKeychain", .general),
        Case("missingEntitlement", .appMistake),
        Case("emptyKey", .appMistake),
        Case("emptyValue", .appMistake),
      ]),
    TypeTable(
      "Valet.MigrationError", texts: .forDevelopers,
      [
        Case("keyToMigrateAlreadyExistsInValet", .alreadyExists),
        Case("duplicateKeyToMigrate", .alreadyExists),
        Case("dataToMigrateInvalid", .dataUnreadable),
        Case("keyToMigrateInvalid", .dataUnreadable),
        Case("removalFailed", .general),
        Case("invalidQuery", .appMistake),
      ]),
    // Its code is an enum whose raw value is the system's.
    TypeTable(
      "SimpleKeychainError", at: "code", codeOf: "NSOSStatusErrorDomain", texts: .forDevelopers),
    TypeTable(
      "AuthFoundation.KeychainError", texts: .forDevelopers,
      [
        Case("cannotGet", codeOf: "NSOSStatusErrorDomain"),
        Case("cannotList", codeOf: "NSOSStatusErrorDomain"),
        Case("cannotSave", codeOf: "NSOSStatusErrorDomain"),
        Case("cannotDelete", codeOf: "NSOSStatusErrorDomain"),
        Case("cannotUpdate", codeOf: "NSOSStatusErrorDomain"),
        Case("accessControlInvalid", codeOf: "NSOSStatusErrorDomain"),
        Case("notFound", .nothingFound),
        Case("invalidFormat", .dataUnreadable),
        Case("invalidAccessibilityOption", .appMistake),
        Case("missingAccount", .dataIncomplete),
        Case("missingValueData", .dataIncomplete),
        Case("missingAttribute", .dataIncomplete),
      ]),
  ]
}
