/// Warns developers of a misuse that the app survives.
package enum DebugWarning {
  /// Writes a warning to standard error; does nothing in a release build.
  package static func write(_ message: String) {
    guard BuildConfiguration.current == .debug else { return }
    Descriptor.standardError.print("Recourse: \(message)\n")
  }
}
