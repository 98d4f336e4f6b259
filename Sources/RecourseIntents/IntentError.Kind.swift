import Recourse

extension IntentError {
  /// A kind of failure for which App Intents has a predefined error.
  ///
  /// ```swift
  /// #expect(IntentError(URLError(.notConnectedToInternet)).kind == .networkFailure)
  /// ```
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// The app isn't allowed to use Bluetooth.
    case bluetoothPermission
    /// The app isn't allowed to use the contacts.
    case contactsPermission
    /// The app isn't allowed to use the local network.
    case localNetworkPermission
    /// The app isn't allowed to use the location.
    case locationPermission
    /// The app isn't allowed to use the photos.
    case photosPermission
    /// The person has to sign in.
    case signIn
    /// The person has to confirm their identity.
    case confirmation
    /// The object of the intent wasn't found.
    case entityNotFound
    /// The device has a restriction, such as Screen Time.
    case featureRestricted
    /// The device has no working connection.
    case networkFailure
    /// The person isn't allowed to do this.
    case notAllowed
    /// Some elements of the operation failed, and the others succeeded.
    case partialFailure
    /// The device or its system doesn't support this.
    case unsupportedOnDevice
  }
}

extension IntentError.Kind {
  /// Chooses the kind of an error; nil if none fits.
  ///
  /// The most specific known cause decides. The system asks the person to act only if that is the
  /// remedy: an error that declares another one has no such kind.
  init?(of tree: CauseTree) {
    guard !tree.isCancellation else { return nil }
    let sharedCause = ErrorTraits(of: tree).sharedCause
    var kind = tree.meaning.flatMap(Self.init) ?? sharedCause.flatMap(Self.init)
    if tree.needsSignIn { kind = .signIn }
    if kind?.asksPerson == true, [.transient, .permanent].contains(tree.remedy) { kind = nil }
    if kind?.asksPerson != true, let error = tree.error as? AggregateError,
      error.failures.count < error.total
    {
      kind = .partialFailure
    }
    guard let kind else { return nil }
    self = kind
  }

  private var asksPerson: Bool {
    switch self {
    case .bluetoothPermission, .contactsPermission, .localNetworkPermission, .locationPermission,
      .photosPermission, .signIn, .confirmation:
      true
    case .entityNotFound, .featureRestricted, .networkFailure, .notAllowed, .partialFailure,
      .unsupportedOnDevice:
      false
    }
  }

  private init?(_ cause: SharedCause) {
    switch cause {
    case .offline: self = .networkFailure
    case .signedOut: self = .signIn
    default: return nil
    }
  }

  private init?(_ meaning: ErrorMeaning) {
    switch meaning {
    case .bluetoothDenied: self = .bluetoothPermission
    case .contactsDenied: self = .contactsPermission
    case .localNetworkDenied: self = .localNetworkPermission
    case .locationDenied: self = .locationPermission
    case .photosDenied: self = .photosPermission
    case .signInNeeded, .cloudSignInNeeded, .signInFailed, .passwordWrong: self = .signIn
    case .confirmationNeeded: self = .confirmation
    case .notFound, .fileNotFound, .nothingFound: self = .entityNotFound
    case .restricted, .purchaseNotAllowed: self = .featureRestricted
    case .notConnected, .dataNotAllowed, .lowDataMode, .wifiNeeded, .duringCall, .connectionLost,
      .hostNotFound, .proxyFailed:
      self = .networkFailure
    case .notAllowed, .noPermission, .readOnly, .legalReasons: self = .notAllowed
    case .unsupported: self = .unsupportedOnDevice
    default: return nil
    }
  }
}
