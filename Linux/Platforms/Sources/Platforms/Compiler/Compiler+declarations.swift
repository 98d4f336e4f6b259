import Foundation

extension Compiler {
  /// The modules of the toolchain whose declarations carry Apple's versions.
  private static let toolchainModules = [
    "Swift", "_Concurrency", "_StringProcessing", "RegexBuilder", "Observation", "Synchronization",
    "Foundation", "FoundationEssentials", "FoundationInternationalization",
  ]

  /// Returns the declarations of the toolchain that not all versions have, by their USRs.
  func toolchainDeclarations() async throws -> [String: Declaration] {
    try await withThrowingTaskGroup { group in
      for module in Self.toolchainModules {
        group.addTask { try await declarations(of: module, ["-minimum-access-level", "public"]) }
      }
      return try await group.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    }
  }

  /// Returns the declarations of a compiled module that not all versions have, by their USRs.
  func declarations(of input: ModuleInput, number: Int) async throws -> [String: Declaration] {
    guard input.sources.contains(where: { $0.text.contains(/@available\(\s*\w/) }) else {
      return [:]
    }
    return try await declarations(
      of: input.name, ["-minimum-access-level", "private"] + imports([number] + input.dependencies))
  }

  private func declarations(
    of module: String, _ arguments: [String]
  ) async throws -> [String: Declaration] {
    let target = try await Command("swiftc", ["-print-target-info"]).run().output
    guard let triple = target.firstMatch(of: /"triple" *: *"([^"]+)"/)?.output.1 else {
      throw CompilerFailure(output: target)
    }
    let symbols = folder.appending(path: "symbols-\(UUID())")
    try FileManager.default.createDirectory(at: symbols, withIntermediateDirectories: true)
    let options = [
      "-module-name", module, "-target", String(triple), "-output-dir", symbols.path,
      "-skip-synthesized-members",
    ]
    return try await turns.take {
      let result = try await Command("swift-symbolgraph-extract", options + arguments).run()
      guard result.status == 0 else { throw CompilerFailure(output: result.output) }
      return try SymbolGraph.declarations(in: symbols)
    }
  }

  /// Returns everything that the sources of a compiled module use.
  ///
  /// One process writes the trees of all files.
  func uses(in input: ModuleInput, number: Int) async throws -> Set<Use> {
    let place = folder.appending(path: "\(number)")
    let trees = place.appending(path: "trees")
    try FileManager.default.createDirectory(at: trees, withIntermediateDirectories: true)
    var arguments = ["-frontend"] + flags(input) + ["-dump-ast", "-dump-ast-format", "json"]
    arguments += ["-plugin-path", Self.plugins.path]
    for (index, source) in input.sources.enumerated() {
      arguments += ["-primary-file", place.appending(path: source.path).path]
      arguments += ["-o", trees.appending(path: "\(index).json").path]
    }
    return try await turns.take { [arguments] in
      let result = try await Command("swiftc", arguments).run()
      guard result.status == 0 else { throw CompilerFailure(output: result.output) }
      return try input.sources.indices.reduce(into: []) { uses, index in
        let tree = try Data(contentsOf: trees.appending(path: "\(index).json"))
        uses.formUnion(try SyntaxTree(tree, of: input.sources[index]).uses)
      }
    }
  }
}
