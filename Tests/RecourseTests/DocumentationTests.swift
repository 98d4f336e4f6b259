import Foundation
import Testing

@Suite struct DocumentationTests {
  @Test func `every code block in an article is compiled`() throws {
    let compiled = try ["Examples/Snippets", "Tests"].flatMap { try files(in: $0, type: "swift") }
      .map(\.statements)
    let articles = try files(in: "Sources", type: "md")
    #expect(!articles.isEmpty)
    for code in articles.flatMap(\.codeBlocks) {
      #expect(compiled.contains { $0.contains(code.statements) }, "Not compiled:\n\(code)")
    }
  }

  @Test func `every code block of the README is a whole file that is compiled`() throws {
    let compiled = try Set(
      ["Examples/Snippets", "Examples/Gallery/Sources/FirstApp"].flatMap {
        try files(in: $0, type: "swift")
      }
      .map(\.statements))
    let blocks = try files(in: "README.md", type: "md").flatMap(\.codeBlocks)
    #expect(!blocks.isEmpty)
    for code in blocks {
      #expect(compiled.contains(code.statements), "Doesn't compile when pasted:\n\(code)")
    }
  }

  @Test func `each recipe is a whole file of fewer than 30 lines, and each file is in the article`()
    throws
  {
    let recipes = try files(in: "Tests/RecipeTests/Recipes", type: "swift")
    let article = try files(
      in: "Sources/RecourseUI/RecourseUI.docc/Recipes.md", type: "md")
    let blocks = article.flatMap(\.codeBlocks)
    #expect(blocks.sorted() == recipes.sorted())
    for code in blocks {
      #expect(code.count(where: \.isNewline) < 30, "Too long for a recipe:\n\(code)")
    }
  }

  @Test func `the way of an error has at most 35 stops, each of which is a type`() throws {
    let article = try #require(
      files(in: "Sources", type: "md").first { $0.hasPrefix("# How does an error travel?") })
    let stops = article.matches(of: #/\n[0-9]+\. `+([A-Za-z]+)`+ /#).map { String($0.output.1) }
    #expect((25...35).contains(stops.count))
    let types = try Set(files(in: "Sources", type: "swift").flatMap(\.declaredTypes))
    for stop in stops { #expect(types.contains(stop), "no type has the name \(stop)") }
  }

  @Test(arguments: ["SECURITY.md", "Sources/Recourse/Recourse.docc/WhatIsGuaranteed.md"])
  func `each promise names a test that exists`(page: String) throws {
    let names = try files(in: page, type: "md").flatMap { page in
      page.matches(of: #/(?m)^\|.*\| `([^`]+)` \|$/#).map { String($0.output.1) }
    }
    #expect(names.count >= 18)
    let tests = try files(in: "Tests", type: "swift").joined()
    for name in names { #expect(tests.contains("func `\(name)`("), "no test \(name)") }
  }

  /// Returns the contents of all files of a type in a folder of the package, or of a single file.
  private func files(in path: String, type: String) throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let url = root.appending(path: path).resolvingSymlinksInPath()
    if url.pathExtension == type {
      return [try? String(contentsOf: url, encoding: .utf8)].compactMap { $0 }
    }
    let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path)
    return try paths.filter { $0.hasSuffix(".\(type)") }.map {
      try String(contentsOf: url.appending(path: $0), encoding: .utf8)
    }
  }
}

extension String {
  /// The Swift code of a page.
  fileprivate var codeBlocks: [String] {
    components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
  }

  /// The names of the types that the code declares.
  fileprivate var declaredTypes: [String] {
    let keywords: Set<Substring> = ["class", "struct", "enum", "actor", "protocol"]
    return split(separator: "\n").flatMap { line in
      let words = line.split { !$0.isLetter }
      return zip(words, words.dropFirst()).filter { keywords.contains($0.0) }.map { String($0.1) }
    }
  }

  /// The non-empty lines without indentation.
  fileprivate var statements: String {
    split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
}
