/// Finds build settings that Xcode accepts in no package that an app depends on.
///
/// Xcode and SwiftPM reject a dependency with unsafe flags, and Xcode builds dependencies with
/// `-suppress-warnings`, which contradicts every setting of a warning.
struct ManifestCheck {
  private let project: Project

  init(_ project: Project) {
    self.project = project
  }

  /// The settings of all manifests that must not be there.
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
