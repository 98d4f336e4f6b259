import Platforms
import Testing

/// A mistake that compiles on Linux, and its expected finding.
struct PlantedMistake: Sendable, CustomTestStringConvertible {
  /// The name of the mistake in the list of tests.
  let name: String
  /// The changed files of a module with the name Mistake, or of the repository.
  let files: [String: String]
  /// The place of the mistake; without a line if only the linker sees it.
  let file: String
  let line: Int?
  /// The part of the finding that names the mistake.
  let finding: String
  let destination: Destination

  var testDescription: String { name }

  /// Creates a mistake from several files.
  init(
    _ name: String, _ files: [String: String], at file: String, _ line: Int?, _ finding: String,
    _ destination: Destination
  ) {
    self.name = name
    self.files = files
    self.file = file
    self.line = line
    self.finding = finding
    self.destination = destination
  }

  /// Creates a mistake in the last line of a file.
  init(
    _ name: String, _ code: String, _ finding: String,
    _ destination: Destination = Destination(.iOS, sdk: 26), file: String = "Mistake.swift"
  ) {
    let file = "Sources/Mistake/\(file)"
    self.init(
      name, [file: code], at: file,
      code.split(separator: "\n", omittingEmptySubsequences: false).count,
      finding, destination)
  }
}
