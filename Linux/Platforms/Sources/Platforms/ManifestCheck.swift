/// Finds build settings that Xcode rejects in a package dependency.
///
/// Xcode and SwiftPM reject a dependency with unsafe flags. Xcode builds dependencies with
/// `-suppress-warnings`, which contradicts every warning setting.
struct ManifestCheck {
  private let project: Project

  init(_ project: Project) {
    self.project = project
  }

  /// The forbidden settings in all manifests.
  var mistakes: [Mistake] {
    get throws { try project.manifests.flatMap(mistakes) }
  }

  private func mistakes(in manifest: String) throws -> [Mistake] {
    let lines = try project.text(of: manifest).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      line.firstMatch(of: Self.setting).map { setting in
        Mistake(
          file: manifest, line: index + 1,
          message: """
            '\(setting.1)' in a manifest breaks every Xcode project that depends on the \
            package; builds that want it get it from the command line
            """)
      }
    }
  }

  private static var setting: Regex<(Substring, Substring)> {
    /\.(treatAllWarnings|treatWarning|enableWarning|disableWarning|unsafeFlags)\b/
  }
}
