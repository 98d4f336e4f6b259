public import AppleFoundation

/// An error of an intent that the system knows.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct AppIntentError: Error {
  #if SDK_27
    /// Creates an error with a description.
    @available(iOS 27, macOS 27, tvOS 27, watchOS 27, visionOS 27, *)
    public init(description: LocalizedStringResource) {}

    /// Creates a predefined error with a description.
    @available(iOS 27, macOS 27, tvOS 27, watchOS 27, visionOS 27, *)
    public init(predefinedError: AppIntentError, description: LocalizedStringResource) {}
  #endif

  fileprivate init() {}
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension AppIntentError: CustomLocalizedStringResourceConvertible {
  /// The description.
  public var localizedStringResource: LocalizedStringResource { "" }

  /// Errors of an app without a permission.
  public enum PermissionRequired {
    /// The app may not use Bluetooth.
    public static let bluetooth = AppIntentError()
    /// The app may not use the contacts.
    public static let contacts = AppIntentError()
    /// The app may not use the local network.
    public static let localNetwork = AppIntentError()
    /// The app may not use the photos.
    public static let photos = AppIntentError()

    /// The app may not use the location.
    public static func location(precise: Bool = false) -> AppIntentError { AppIntentError() }
  }

  /// Errors that a person can resolve.
  public enum UserActionRequired {
    /// The person has to confirm.
    public static let confirmation = AppIntentError()
    /// The person has to sign in.
    public static let signin = AppIntentError()
  }

  /// Errors without a remedy.
  public enum Unrecoverable {
    /// Nothing was found.
    public static let entityNotFound = AppIntentError()
    /// The device has a restriction.
    public static let featureCurrentlyRestricted = AppIntentError()
    /// There is no connection.
    public static let networkFailure = AppIntentError()
    /// The person has no right.
    public static let notAllowed = AppIntentError()
    /// Some actions failed.
    public static let partialFailure = AppIntentError()
    /// The device lacks a feature.
    public static let unsupportedOnDevice = AppIntentError()
  }
}

#if SDK_27
  /// An error that the system converts to its own.
  @available(iOS 27, macOS 27, tvOS 27, watchOS 27, visionOS 27, *)
  public protocol CustomAppIntentErrorConvertible {
    /// The error of the system.
    var appIntentError: AppIntentError { get }
  }
#endif
