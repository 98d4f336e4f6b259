/// Source files that are compiled together, with paths relative to the repository.
struct Module: Hashable, Sendable {
  /// The kinds of modules, which determine how sources are compiled.
  enum Kind {
    /// Declarations for the check, which are never run.
    case standIn
    /// A module of the package or of the Gallery.
    case checked
    /// A program in a single file.
    case snippet
    /// Tests, which may use internal declarations.
    case tests
  }

  let name: String
  let kind: Kind
  let files: [String]
  /// Whether SwiftPM generates a bundle for the module.
  var hasResources = false
}

extension Module {
  /// Returns whether a destination has the module.
  func isFor(_ destination: Destination) -> Bool {
    switch kind {
    case .standIn: destination.platform.has(name) ?? true
    // The program renders its pictures with AppKit; its screens are in the module GalleryScreens.
    case .checked where name == "GalleryOnApple": destination.platform == .macOS
    case .checked, .snippet: true
    // Each platform has a driver of its own.
    case .tests where name == "RecourseFlowTests": destination.sdk == 26
    // Other tests are equal for all destinations. Those of the headless host do not exist on
    // Apple's platforms.
    case .tests: destination == Destination(.macOS, sdk: 26) && name != "RecourseUITests"
    }
  }
}
