/// The versions that have a declaration, or those that the code around a use requires.
///
/// Domains have the names of `@available`: `iOS`, `iOSApplicationExtension` and so on. Like for the
/// compiler, a statement about iOS applies to visionOS and Mac Catalyst unless they have their own.
struct Availability: Hashable, Sendable {
  private var introduced: [String: Version] = [:]
  private var unavailable: Set<String> = []

  /// Creates an availability from the versions of some domains; the default is everywhere.
  init(_ introduced: [String: Version] = [:]) {
    self.introduced = introduced
  }

  var isEverywhere: Bool { introduced.isEmpty && unavailable.isEmpty }

  mutating func require(_ version: Version, in domain: String) {
    introduced[domain] = max(version, introduced[domain] ?? version)
  }

  mutating func exclude(_ domain: String) {
    unavailable.insert(domain)
  }

  /// Adds the requirements of inner code.
  mutating func formUnion(_ inner: Availability) {
    for (domain, version) in inner.introduced { require(version, in: domain) }
    unavailable.formUnion(inner.unavailable)
  }

  /// Returns the first version of a platform, or nil for all.
  func version(on platform: Platform) -> Version? {
    if let version = introduced[platform.rawValue] { return version }
    guard platform.followsIOS, let version = introduced["iOS"] else { return nil }
    return platform == .visionOS ? version.onVisionOS : version
  }

  func isUnavailable(on platform: Platform) -> Bool {
    unavailable.contains(platform.rawValue)
      || platform.followsIOS && unavailable.contains("iOS")
        && introduced[platform.rawValue] == nil
  }

  func isUnavailable(inExtensionsOf platform: Platform) -> Bool {
    unavailable.contains("\(platform.rawValue)ApplicationExtension")
      || platform.followsIOS && unavailable.contains("iOSApplicationExtension")
  }

  /// The first versions of all platforms, as a phrase.
  var versions: String {
    Platform.allCases.compactMap { platform in
      introduced[platform.rawValue].map { "\(platform.rawValue) \($0)" }
    }.joined(separator: ", ")
  }
}
