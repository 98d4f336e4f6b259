/// The build configuration: debug or release.
///
/// ```swift
/// let decision = policy.decision(for: report, build: .release)
/// ```
public enum BuildConfiguration: Sendable, Hashable, CaseIterable {
  /// A build for developers.
  case debug
  /// A build for everyone else.
  case release

  /// The configuration of this build: debug if the package is compiled with the condition `DEBUG`.
  public static var current: BuildConfiguration {
    #if DEBUG
      .debug
    #else
      .release
    #endif
  }
}
