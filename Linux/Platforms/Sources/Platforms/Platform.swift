/// An Apple platform that the library supports.
///
/// Mac Catalyst is not in the manifest, but every package for iOS can be built for it.
public enum Platform: String, CaseIterable, Sendable {
  case iOS, macOS, tvOS, watchOS, visionOS, macCatalyst

  /// The name in `os(…)`.
  var os: String { self == .macCatalyst ? "iOS" : rawValue }

  /// Whether a statement of availability for iOS also applies to the platform.
  var followsIOS: Bool { self == .visionOS || self == .macCatalyst }

  /// Returns the value of `canImport(…)`, or nil for an unknown module.
  ///
  /// On Mac Catalyst, AppKit can be imported, but its views cannot be used.
  func canImport(_ module: String) -> Bool? {
    self == .macCatalyst && module == "AppKit" ? true : has(module)
  }

  /// Returns whether a module is part of the platform, or nil for an unknown module.
  func has(_ module: String) -> Bool? {
    switch module {
    case "AppKit", "ApplicationServices": self == .macOS
    case "UIKit": self != .macOS
    case "WatchKit": self == .watchOS
    case "WidgetKit": self != .tvOS
    case "AppIntents", "AppleFoundation", "Combine", "Darwin", "Foundation", "Network",
      "Observation", "StoreKit", "SwiftUI", "UserNotifications", "os":
      true
    case "FoundationNetworking", "Glibc", "Musl", "Android", "WinSDK": false
    default: nil
    }
  }
}

/// A platform with the SDK of one Xcode version.
public struct Destination: Hashable, Sendable, CustomStringConvertible {
  /// The platform.
  public let platform: Platform
  /// The SDK's major version: 26 or 27.
  public let sdk: Int

  /// Creates a destination.
  public init(_ platform: Platform, sdk: Int) {
    self.platform = platform
    self.sdk = sdk
  }

  /// Every platform with every SDK.
  public static let all = [26, 27].flatMap { sdk in
    Platform.allCases.map { Destination($0, sdk: sdk) }
  }

  /// The platform and the SDK, as printed in messages.
  public var description: String { "\(platform.rawValue), SDK \(sdk)" }
}
