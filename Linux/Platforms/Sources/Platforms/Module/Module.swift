/// Source files that are compiled together, with names relative to the repository.
struct Module: Hashable, Sendable {
  /// How sources of a module are compiled.
  enum Kind {
    /// Written for the check: declares, and is never run.
    case standIn
    /// A module of the package or of the Gallery.
    case checked
    /// A program of its own in one file.
    case snippet
    /// Tests, which may use what is internal.
    case tests
  }

  let name: String
  let kind: Kind
  let files: [String]
  /// Whether SwiftPM gives the module a bundle.
  var hasResources = false
}

extension Module {
  /// Whether a destination has the module.
  func isFor(_ destination: Destination) -> Bool {
    switch kind {
    case .standIn: destination.platform.has(name) ?? true
    // The program draws its pictures with AppKit; its screens are the module GalleryScreens.
    case .checked where name == "GalleryOnApple": destination.platform == .macOS
    case .checked, .snippet: true
    // Tests are the same everywhere, but for those of the headless host, which is not on Apple's
    // systems.
    case .tests: destination == Destination(.macOS, sdk: 26) && name != "RecourseUITests"
    }
  }
}
