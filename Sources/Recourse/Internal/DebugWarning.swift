/// Tells a developer of a misuse that the app survives.
package enum DebugWarning {
  /// Writes a warning to standard error, in a debug build only.
  package static func write(_ message: String) {
    guard BuildConfiguration.current == .debug else { return }
    Descriptor.standardError.print("Recourse: \(message)\n")
  }
}
