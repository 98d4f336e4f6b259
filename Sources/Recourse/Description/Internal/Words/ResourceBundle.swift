import Foundation

/// Finds the folder with the package's texts.
///
/// SwiftPM's own accessor ends the process if the folder is missing, and looks into the folder of
/// the build on the machine that built it. Texts are missing in a tool that was moved, in an app
/// that was assembled by hand, and in some previews; descriptions are in English then.
enum ResourceBundle {
  /// The bundle; nil if there is none.
  // A constant: the folder is looked for once.
  static let bundle: Bundle? = folders.lazy
    .flatMap { folder in names.map { folder.appending(path: $0) } }
    .compactMap { Bundle(url: $0) }.first

  /// The names of the folder on Apple platforms, and elsewhere.
  private static let names = ["Recourse_Recourse.bundle", "Recourse_Recourse.resources"]

  /// The folders in which builds place resources: of the app, of the module that contains this
  /// code, and of the executable, also behind a symbolic link.
  private static var folders: [URL] {
    let environment = ProcessInfo.processInfo.environment
    // Xcode sets these variables for previews.
    let overrides = ["PACKAGE_RESOURCE_BUNDLE_PATH", "PACKAGE_RESOURCE_BUNDLE_URL"]
      .compactMap { environment[$0] }.map { URL(filePath: $0) }
    let module = Bundle(for: Locked<Int>.self)
    let executable = Bundle.main.executableURL
    let folders = [
      Bundle.main.resourceURL, module.resourceURL, Bundle.main.bundleURL, module.bundleURL,
      module.resourceURL?.deletingLastPathComponent(), executable?.deletingLastPathComponent(),
      executable?.resolvingSymlinksInPath().deletingLastPathComponent(),
    ]
    return overrides + folders.compactMap(\.self)
  }
}
