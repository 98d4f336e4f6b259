/// For whom a program was built.
///
/// ```swift
/// let decision = policy.decision(for: report, build: .release)
/// ```
public enum BuildConfiguration: Sendable, Hashable, CaseIterable {
  /// For its developers.
  case debug
  /// For everybody.
  case release

  /// That of this program.
  public static var current: BuildConfiguration {
    #if DEBUG
      .debug
    #else
      .release
    #endif
  }
}
