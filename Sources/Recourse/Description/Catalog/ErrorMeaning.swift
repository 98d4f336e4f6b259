/// The meaning of an error for a person: many codes of many frameworks share one.
///
/// A meaning has a title and a message in every language, a remedy, and a suggestion. Its
/// documentation states its English title. Later versions add meanings, so a `switch` over them
/// needs a `default`.
///
/// ```swift
/// let catalog = ErrorCatalog().mapping(domain: "AcmePay", codes: [402], to: .paymentDeclined)
/// ```
public enum ErrorMeaning: String, Sendable, Hashable, CaseIterable {
  // General.

  /// “Something went wrong”
  case general
  /// “Cancelled”
  case cancelled
  /// “The app made a mistake”
  case appMistake
  /// “This isn’t supported”
  case unsupported
  /// “This is already running”
  case inProgress
  /// “This isn’t finished yet”
  case pending
  /// “A limit has been reached”
  case limitReached

  // Connection.

  /// “You’re offline”
  case notConnected
  /// “Mobile data isn’t available”
  case dataNotAllowed
  /// “Low Data Mode is on”
  case lowDataMode
  /// “Wi-Fi is needed”
  case wifiNeeded
  /// “There’s no connection during a call”
  case duringCall
  /// “Can’t connect to the server”
  case cannotConnect
  /// “The connection was refused”
  case connectionRefused
  /// “The connection was lost”
  case connectionLost
  /// “The connection was closed”
  case connectionClosed
  /// “The server can’t be found”
  case hostNotFound
  /// “This took too long”
  case timedOut
  /// “This took too long”
  case tookTooLong
  /// “The connection isn’t secure”
  case notSecure
  /// “The server’s certificate isn’t valid now”
  case certificateDate
  /// “A certificate is needed”
  case certificateNeeded
  /// “The address isn’t valid”
  case addressInvalid
  /// “The answer can’t be used”
  case answerInvalid
  /// “The page leads nowhere”
  case tooManyRedirects
  /// “The download couldn’t be saved”
  case downloadFailed
  /// “The transfer was interrupted”
  case interrupted
  /// “The proxy doesn’t respond”
  case proxyFailed
  /// “Your local network isn’t available”
  case localNetworkDenied
  /// “The Wi-Fi network can’t be joined”
  case wifiJoinFailed

  // What a server answers.

  /// “The request wasn’t accepted”
  case requestInvalid
  /// “You need to sign in”
  case signInNeeded
  /// “A payment is needed”
  case paymentNeeded
  /// “You don’t have access”
  case notAllowed
  /// “This can’t be found”
  case notFound
  /// “This was changed somewhere else”
  case conflict
  /// “This is too large”
  case tooLarge
  /// “This format isn’t supported”
  case formatUnsupported
  /// “Too many requests”
  case tooManyRequests
  /// “This isn’t available”
  case legalReasons
  /// “The server has a problem”
  case serverFailed
  /// “The service isn’t available”
  case serviceUnavailable
  /// “The app is out of date”
  case versionTooOld
  /// “This is locked”
  case locked

  // Accounts.

  /// “The sign-in didn’t work”
  case signInFailed
  /// “The sign-in details aren’t right”
  case passwordWrong
  /// “The password is too weak”
  case passwordWeak
  /// “The account is blocked”
  case accountDisabled
  /// “There’s already an account”
  case accountExists
  /// “The code isn’t valid”
  case codeInvalid
  /// “A confirmation is needed”
  case confirmationNeeded
  /// “You weren’t recognized”
  case notRecognized
  /// “Too many attempts”
  case lockedOut
  /// “There’s no passcode”
  case passcodeNotSet
  /// “Face or fingerprint can’t be used”
  case biometryUnavailable

  // Files and storage.

  /// “The file can’t be found”
  case fileNotFound
  /// “The name is already taken”
  case fileExists
  /// “Access isn’t allowed”
  case noPermission
  /// “This can’t be changed”
  case readOnly
  /// “There’s no space left”
  case diskFull
  /// “The file is in use”
  case fileBusy
  /// “The file is too large”
  case fileTooLarge
  /// “The name can’t be used”
  case nameInvalid
  /// “This is a folder”
  case isFolder
  /// “This isn’t a folder”
  case notFolder
  /// “The folder isn’t empty”
  case folderNotEmpty
  /// “The disk can’t be ejected”
  case diskBusy
  /// “The file can’t be opened”
  case readFailed
  /// “The file can’t be saved”
  case writeFailed
  /// “The device doesn’t respond”
  case deviceFailed
  /// “The text can’t be read”
  case textUnreadable
  /// “The data can’t be read”
  case dataUnreadable
  /// “The data is incomplete”
  case dataIncomplete
  /// “The data can’t be saved”
  case dataNotSaved
  /// “The file isn’t available”
  case cloudFileUnavailable
  /// “Nothing was found”
  case nothingFound
  /// “This already exists”
  case alreadyExists

  // Input.

  /// “Something isn’t right yet”
  case inputInvalid
  /// “Something is missing”
  case valueMissing
  /// “This is too long”
  case valueTooLong
  /// “This is too short”
  case valueTooShort
  /// “The value isn’t possible”
  case valueOutOfRange
  /// “The value isn’t valid”
  case valueMalformed

  // The device.

  /// “There’s not enough memory”
  case outOfMemory
  /// “The device is busy”
  case systemBusy
  /// “The program can’t be started”
  case programFailed
  /// “A part of the app stopped”
  case helperStopped
  /// “This can’t be continued here”
  case handoffFailed
  /// “The device is locked”
  case deviceLocked
  /// “This isn’t allowed on this device”
  case restricted
  /// “Background updates are off”
  case backgroundOff
  /// “Bluetooth is off”
  case bluetoothOff
  /// “The accessory can’t be reached”
  case deviceUnreachable
  /// “The devices couldn’t be paired”
  case pairingFailed
  /// “The tag couldn’t be read”
  case tagUnreadable

  // Permissions.

  /// “The app doesn’t have permission”
  case accessDenied
  /// “Your location isn’t available”
  case locationDenied
  /// “Your photos aren’t available”
  case photosDenied
  /// “The camera isn’t available”
  case cameraDenied
  /// “The microphone isn’t available”
  case microphoneDenied
  /// “Your contacts aren’t available”
  case contactsDenied
  /// “Your calendar isn’t available”
  case calendarDenied
  /// “Your health data isn’t available”
  case healthDenied
  /// “Bluetooth isn’t available”
  case bluetoothDenied
  /// “Notifications are off”
  case notificationsDenied

  // Media, speech, models.

  /// “This can’t be played”
  case mediaUnplayable
  /// “This is protected”
  case mediaProtected
  /// “The camera or microphone is in use”
  case cameraUnavailable
  /// “The recording was stopped”
  case recordingStopped
  /// “Nothing was understood”
  case speechNotRecognized
  /// “The language model isn’t ready”
  case modelUnavailable
  /// “The conversation is too long”
  case conversationTooLong
  /// “There’s no answer to this”
  case contentRefused
  /// “Your location can’t be found”
  case locationUnknown

  // Purchases and iCloud.

  /// “Your iCloud storage is full”
  case cloudFull
  /// “You aren’t signed in to iCloud”
  case cloudSignInNeeded
  /// “The purchase wasn’t completed”
  case purchaseFailed
  /// “Purchases aren’t allowed”
  case purchaseNotAllowed
  /// “This can’t be bought now”
  case productUnavailable
  /// “You already have this”
  case alreadyBought
  /// “The purchase isn’t confirmed yet”
  case purchaseUnconfirmed
  /// “The payment was declined”
  case paymentDeclined
}
