#if canImport(AppIntents)
  // The conformance that makes the import public is new in Xcode 27.
  #if compiler(>=6.4)
    public import AppIntents
  #else
    import AppIntents
  #endif
  public import Foundation

  extension IntentError: CustomLocalizedStringResourceConvertible {
    /// The text that Siri speaks, in the describer's language.
    ///
    /// The text is an argument, because a key would be looked up and a format would be filled in.
    public var localizedStringResource: LocalizedStringResource {
      LocalizedStringResource("recourse.intentError", defaultValue: "\(text)")
    }
  }

  #if compiler(>=6.4)
    @available(iOS 27, macOS 27, tvOS 27, watchOS 27, visionOS 27, *)
    extension IntentError: CustomAppIntentErrorConvertible {
      /// The system's predefined error of this kind, with the text that Siri speaks.
      public var appIntentError: AppIntentError {
        let text = localizedStringResource
        guard let kind else { return AppIntentError(description: text) }
        return AppIntentError(predefinedError: kind.predefinedError, description: text)
      }
    }

    @available(iOS 27, macOS 27, tvOS 27, watchOS 27, visionOS 27, *)
    extension IntentError.Kind {
      /// One of the system's own values, because any other ends the process.
      fileprivate var predefinedError: AppIntentError {
        switch self {
        case .bluetoothPermission: AppIntentError.PermissionRequired.bluetooth
        case .contactsPermission: AppIntentError.PermissionRequired.contacts
        case .localNetworkPermission: AppIntentError.PermissionRequired.localNetwork
        case .locationPermission: AppIntentError.PermissionRequired.location()
        case .photosPermission: AppIntentError.PermissionRequired.photos
        case .signIn: AppIntentError.UserActionRequired.signin
        case .confirmation: AppIntentError.UserActionRequired.confirmation
        case .entityNotFound: AppIntentError.Unrecoverable.entityNotFound
        case .featureRestricted: AppIntentError.Unrecoverable.featureCurrentlyRestricted
        case .networkFailure: AppIntentError.Unrecoverable.networkFailure
        case .notAllowed: AppIntentError.Unrecoverable.notAllowed
        case .partialFailure: AppIntentError.Unrecoverable.partialFailure
        case .unsupportedOnDevice: AppIntentError.Unrecoverable.unsupportedOnDevice
        }
      }
    }
  #endif
#endif

extension Error {
  /// Whether App Intents handles the error as it is: a request for a value of a parameter, or an
  /// error with words for intents.
  var isForIntents: Bool {
    #if canImport(AppIntents)
      #if compiler(>=6.4)
        if #available(iOS 27, macOS 27, tvOS 27, watchOS 27, visionOS 27, *),
          self is any CustomAppIntentErrorConvertible
        {
          return true
        }
      #endif
      return self is AppIntentError || self is any CustomLocalizedStringResourceConvertible
    #else
      return self is IntentError
    #endif
  }
}
