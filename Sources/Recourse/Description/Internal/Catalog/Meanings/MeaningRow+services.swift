extension MeaningRow {
  /// The meanings of errors of accounts, devices, permissions, media and purchases.
  static let services = [
    // Accounts.
    MeaningRow(
      .signInFailed, "The sign-in didn’t work", "You couldn’t be signed in.",
      .unknown, .tryAgain, isGeneral: true, exit: .noPermission),
    MeaningRow(
      .passwordWrong, "The sign-in details aren’t right", "The name or the password doesn’t match.",
      .needsUser, .checkInput, exit: .noPermission),
    MeaningRow(
      .passwordWeak, "The password is too weak", "It would be too easy to guess.",
      .needsUser, exit: .dataError),
    MeaningRow(
      .accountDisabled, "The account is blocked", "It has been disabled.",
      .needsUser, .contactSupport, exit: .noPermission),
    MeaningRow(
      .accountExists, "There’s already an account",
      "These details are in use by an existing account.",
      .needsUser, exit: .dataError),
    MeaningRow(
      .codeInvalid, "The code isn’t valid", "It’s wrong, has expired or was used before.",
      .needsUser, .checkInput, exit: .noPermission),
    MeaningRow(
      .confirmationNeeded, "A confirmation is needed", "You have to confirm that it’s you.",
      .needsUser, exit: .noPermission),
    MeaningRow(
      .notRecognized, "You weren’t recognized", "The check of your identity failed.",
      .needsUser, .tryAgain, exit: .noPermission),
    MeaningRow(
      .lockedOut, "Too many attempts", "Use your passcode to continue.",
      .needsUser, exit: .noPermission),
    MeaningRow(
      .passcodeNotSet, "There’s no passcode", "Set a passcode on this device first.",
      .needsUser, .useSettings, exit: .noPermission),
    MeaningRow(
      .biometryUnavailable, "Face or fingerprint can’t be used",
      "It isn’t set up, or isn’t available on this device.",
      .needsUser, .useSettings, exit: .unavailable),

    // The device.
    MeaningRow(
      .outOfMemory, "There’s not enough memory", "The device has no memory left for this.",
      .transient, .closeOtherApps, exit: .system),
    MeaningRow(
      .systemBusy, "The device is busy", "Too much is going on at once.",
      .transient, .closeOtherApps, exit: .temporary),
    MeaningRow(
      .programFailed, "The program can’t be started", "It’s damaged or not made for this device.",
      .permanent, .updateApp, exit: .software),
    MeaningRow(
      .helperStopped, "A part of the app stopped", "It was ended before it had finished.",
      .transient, .tryAgain, exit: .system),
    MeaningRow(
      .handoffFailed, "This can’t be continued here", "The other device couldn’t be reached.",
      .transient, .tryAgain, exit: .system),
    MeaningRow(
      .deviceLocked, "The device is locked", "Unlock it and try again.",
      .needsUser, exit: .noPermission),
    MeaningRow(
      .restricted, "This isn’t allowed on this device",
      "A restriction such as Screen Time or an organization’s rule prevents it.",
      .needsUser, exit: .noPermission),
    MeaningRow(
      .backgroundOff, "Background updates are off",
      "The app isn’t allowed to work in the background.",
      .needsUser, .useSettings, exit: .noPermission),
    MeaningRow(
      .bluetoothOff, "Bluetooth is off", "Turn it on and try again.",
      .needsUser, exit: .unavailable),
    MeaningRow(
      .deviceUnreachable, "The accessory can’t be reached",
      "It’s turned off, too far away or in use.",
      .transient, .tryAgain, exit: .unavailable),
    MeaningRow(
      .pairingFailed, "The devices couldn’t be paired",
      "Remove the old pairing in Settings, then pair them again.",
      .needsUser, exit: .unavailable),
    MeaningRow(
      .tagUnreadable, "The tag couldn’t be read",
      "Hold the device close to the tag and keep it still.",
      .transient, exit: .inputOutput),

    // Permissions.
    MeaningRow(
      .accessDenied, "The app doesn’t have permission", "You haven’t allowed the app to do this.",
      .needsUser, .useSettings, exit: .noPermission),
    MeaningRow(
      .locationDenied, "Your location isn’t available",
      "The app isn’t allowed to use your location.",
      .needsUser, .useSettings, exit: .noPermission),
    MeaningRow(
      .photosDenied, "Your photos aren’t available", "The app isn’t allowed to use your photos.",
      .needsUser, .useSettings, exit: .noPermission),
    MeaningRow(
      .cameraDenied, "The camera isn’t available", "The app isn’t allowed to use the camera.",
      .needsUser, .useSettings, exit: .noPermission),
    MeaningRow(
      .microphoneDenied, "The microphone isn’t available",
      "The app isn’t allowed to use the microphone.",
      .needsUser, .useSettings, exit: .noPermission),
    MeaningRow(
      .contactsDenied, "Your contacts aren’t available",
      "The app isn’t allowed to use your contacts.",
      .needsUser, .useSettings, exit: .noPermission),
    MeaningRow(
      .calendarDenied, "Your calendar isn’t available",
      "The app isn’t allowed to use your calendars and reminders.",
      .needsUser, .useSettings, exit: .noPermission),
    MeaningRow(
      .healthDenied, "Your health data isn’t available",
      "The app isn’t allowed to use your health data.",
      .needsUser, .useSettings, exit: .noPermission),
    MeaningRow(
      .bluetoothDenied, "Bluetooth isn’t available", "The app isn’t allowed to use Bluetooth.",
      .needsUser, .useSettings, exit: .noPermission),
    MeaningRow(
      .notificationsDenied, "Notifications are off", "The app isn’t allowed to notify you.",
      .needsUser, .useSettings, exit: .noPermission),

    // Media, speech, models.
    MeaningRow(
      .mediaUnplayable, "This can’t be played", "It’s damaged or in a format that isn’t known.",
      .permanent, exit: .dataError),
    MeaningRow(
      .mediaProtected, "This is protected", "It can’t be played or copied on this device.",
      .permanent, exit: .noPermission),
    MeaningRow(
      .cameraUnavailable, "The camera or microphone is in use", "Another app is using it.",
      .transient, .closeOtherApps, exit: .temporary),
    MeaningRow(
      .recordingStopped, "The recording was stopped", "It ended before it was finished.",
      .transient, .tryAgain, exit: .inputOutput),
    MeaningRow(
      .speechNotRecognized, "Nothing was understood", "Speak clearly and try again.",
      .needsUser, exit: .dataError),
    MeaningRow(
      .modelUnavailable, "The language model isn’t ready",
      "It’s turned off, or still being downloaded.",
      .needsUser, .tryAgainLater, exit: .unavailable),
    MeaningRow(
      .conversationTooLong, "The conversation is too long", "Start a new one to continue.",
      .needsUser, exit: .dataError),
    MeaningRow(
      .contentRefused, "There’s no answer to this", "The request or the answer isn’t allowed.",
      .needsUser, exit: .noPermission),
    MeaningRow(
      .locationUnknown, "Your location can’t be found", "There’s no signal to find it with.",
      .transient, .tryAgainLater, exit: .temporary),

    // Purchases and iCloud.
    MeaningRow(
      .cloudFull, "Your iCloud storage is full", "There’s no room left in iCloud.",
      .needsUser, .freeSpace, exit: .cannotCreate),
    MeaningRow(
      .cloudSignInNeeded, "You aren’t signed in to iCloud", "This needs an iCloud account.",
      .needsUser, .useSettings, shared: .signedOut, exit: .noPermission),
    MeaningRow(
      .purchaseFailed, "The purchase wasn’t completed", "The store couldn’t complete it.",
      .needsUser, .tryAgainLater, isGeneral: true, exit: .unavailable),
    MeaningRow(
      .purchaseNotAllowed, "Purchases aren’t allowed", "Purchases are turned off on this device.",
      .needsUser, .useSettings, exit: .noPermission),
    MeaningRow(
      .productUnavailable, "This can’t be bought now", "The product isn’t available.",
      .permanent, exit: .unavailable),
    MeaningRow(
      .alreadyBought, "You already have this",
      "It was bought before, so there’s no need to buy it again.",
      .needsUser, exit: .cannotCreate),
    MeaningRow(
      .purchaseUnconfirmed, "The purchase isn’t confirmed yet", "The store couldn’t confirm it.",
      .transient, .tryAgainLater, isGeneral: true, exit: .temporary),
    MeaningRow(
      .paymentDeclined, "The payment was declined", "Your bank or card issuer didn’t approve it.",
      .needsUser, exit: .noPermission),
  ]
}
