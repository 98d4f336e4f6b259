import Foundation
import Platforms
import Testing

/// Plants mistakes in copies of this repository.
protocol MistakeFinding {}

/// Shared by all tests, so that modules without a mistake are compiled once.
private let check = Task {
  let folder = root.appending(path: "Linux/Platforms/.build/mistakes")
  try? FileManager.default.removeItem(at: folder)
  return try await PlatformCheck(root, in: folder)
}

private let root = URL(filePath: #filePath)
  .deletingLastPathComponent().appending(path: "../../../..").standardizedFileURL

extension MistakeFinding {
  static var file: String { "Sources/Mistake/Mistake.swift" }
  static var repository: Project { Project(root) }

  func findings(
    _ files: [String: String], _ destinations: Destination..., module: String? = nil
  ) async throws -> [Finding] {
    try await check.value.findings(
      in: Project(root, replacing: files), for: destinations,
      modules: Set([module].compactMap(\.self)))
  }

  func lineNumber(of text: String, in source: String) throws -> Int {
    let start = try #require(source.firstRange(of: text)).lowerBound
    return source[..<start].count(where: \.isNewline) + 1
  }

  func isPlaced(
    _ finding: Finding, _ file: String, _ destination: String, _ text: String
  ) -> Bool {
    let sentence = "\(finding)"
    return sentence.hasPrefix(file) && sentence.contains(destination) && sentence.contains(text)
  }
}
