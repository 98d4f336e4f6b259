import Foundation

/// Compiles modules as Xcode does in Debug, in a folder of its own, with limited concurrency.
struct Compiler: Sendable {
  let folder: URL
  let turns: Turns
  private let plugin: URL

  /// Creates a compiler, and builds the macros of the stand-in.
  init(in folder: URL, macros: [URL], atOnce count: Int) async throws {
    self.folder = folder
    turns = Turns(count)
    plugin = folder.appending(path: "SwiftUIMacros")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let command = try Command(
      "swiftc", ["-swift-version", "6", "-o", plugin.path] + macros.map(\.path))
    let result = try await command.run()
    guard result.status == 0 else { throw CompilerFailure(output: result.output) }
  }

  /// Compiles sources to a module in a folder that is named by a number.
  ///
  /// One process checks the whole module. Compiling one file at a time changes only the linking,
  /// which `isLinked` requests.
  func compile(_ input: ModuleInput, number: Int) async throws -> [Mistake] {
    let place = folder.appending(path: "\(number)")
    let files = try write(input, to: place)
    var arguments = flags(input) + ["-wmo", "-emit-module"]
    arguments += ["-emit-module-path", place.appending(path: "\(input.name).swiftmodule").path]
    if input.kind == .standIn {
      arguments += ["-Xfrontend", "-experimental-skip-non-inlinable-function-bodies"]
    }
    let mistakes = try await run(arguments + files, input, in: place)
    guard mistakes.isEmpty, input.isLinked else { return mistakes }
    return try await link(files, input, in: place)
  }

  func flags(_ input: ModuleInput) -> [String] {
    // The Gallery is another package, and has no access to declarations that are `package`.
    let isInGallery = input.sources.contains { $0.path.hasPrefix("Examples/Gallery/") }
    var flags = [
      "-module-name", input.name, "-package-name", isInGallery ? "gallery" : "recourse",
      "-swift-version", "6", "-Onone",
      "-D", "DEBUG", "-diagnostic-style", "llvm", "-suppress-warnings", "-enable-testing",
      "-load-plugin-executable", "\(plugin.path)#SwiftUIMacros",
    ]
    flags += imports(input.dependencies)
    if input.kind != .snippet {
      flags += ["-enable-upcoming-feature", "ExistentialAny"]
      flags += ["-enable-upcoming-feature", "InternalImportsByDefault"]
      if !input.sources.contains(where: { $0.path.hasSuffix("/main.swift") }) {
        flags.append("-parse-as-library")
      }
    } else if input.sources.contains(where: { $0.text.contains("\n@main\n") }) {
      flags.append("-parse-as-library")
    }
    if input.kind == .tests {
      flags += ["-plugin-path", Self.plugins.appending(path: "testing").path]
    }
    return flags
  }

  /// Returns the arguments for imports of modules in numbered folders.
  func imports(_ numbers: [Int]) -> [String] {
    numbers.flatMap { ["-I", folder.appending(path: "\($0)").path] }
  }

  /// The folder of the toolchain's macros, beside the compiler.
  static let plugins =
    ((try? Command("swiftc", []).program) ?? URL(filePath: "/usr/bin/swiftc"))
    .resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "lib/swift/host/plugins")

  private func write(_ input: ModuleInput, to place: URL) throws -> [String] {
    try input.sources.map { source in
      let file = place.appending(path: source.path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try source.text.write(to: file, atomically: false, encoding: .utf8)
      return file.path
    }
  }

  private func run(
    _ arguments: [String], _ input: ModuleInput, in place: URL
  ) async throws -> [Mistake] {
    var command = try Command("swiftc", arguments)
    command.folder = place
    // Snippets and syntax trees come last: nothing waits for them, but the tests, which take
    // longest, wait for most modules.
    let result = try await turns.take(first: input.kind != .snippet) { [command] in
      try await command.run()
    }
    guard result.status != 0 else { return [] }
    let output = CompilerOutput(result.output, folder: place.path)
    guard output.errors.isEmpty else { return output.errors }
    if let crash = output.crash { return [crash] }
    let last = result.output.split(separator: "\n").last ?? "the compiler failed"
    return [Mistake(file: input.sources.first?.path ?? input.name, line: nil, message: "\(last)")]
  }

  /// Compiles one file at a time, and reports symbols of the module that no file defines.
  private func link(
    _ files: [String], _ input: ModuleInput, in place: URL
  ) async throws -> [Mistake] {
    let mistakes = try await run(flags(input) + ["-c", "-j2"] + files, input, in: place)
    guard mistakes.isEmpty else { return mistakes }
    let objects = files.map { URL(filePath: $0).deletingPathExtension().lastPathComponent + ".o" }
    var command = try Command("llvm-nm", ["--print-file-name", "--format=posix"] + objects)
    command.folder = place
    let symbols = ObjectSymbols(try await command.run().output)
    var found: [Mistake] = []
    for missing in symbols.undefined(of: input.name) {
      let source = input.sources.first { $0.path.hasSuffix("/\(missing.file).swift") }
      let name = try await Command("swift-demangle", ["--compact", missing.symbol]).run().output
      found.append(
        Mistake(
          file: source?.path ?? missing.file, line: nil,
          message: "undefined symbol in Debug: "
            + name.trimmingCharacters(in: .whitespacesAndNewlines)))
    }
    return found
  }
}

struct CompilerFailure: Error, CustomStringConvertible {
  let output: String

  var description: String { "The compiler failed.\n\(output)" }
}

/// The symbols of object files, as `nm` prints them.
struct ObjectSymbols {
  private var defined: Set<Substring> = []
  private var used: [(file: String, symbol: Substring)] = []

  init(_ output: String) {
    for line in output.split(separator: "\n") {
      guard let match = line.firstMatch(of: /^(.+)\.o: (\S+) (\w)/) else { continue }
      if match.output.3 == "U" {
        used.append((String(match.output.1), match.output.2))
      } else {
        defined.insert(match.output.2)
      }
    }
  }

  /// Returns the module's own symbols that its files use and none of them defines.
  func undefined(of module: String) -> [(file: String, symbol: String)] {
    used.filter {
      $0.symbol.contains("\(module.utf8.count)\(module)") && !defined.contains($0.symbol)
    }
    .map { ($0.file, String($0.symbol)) }
  }
}

/// Limits the number of operations that run at once; the others wait in order.
actor Turns {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    free = count
  }

  /// Runs an operation, before all that wait if it is urgent.
  func take<Value: Sendable>(
    first isUrgent: Bool = false, _ operation: @Sendable () async throws -> Value
  ) async rethrows -> Value {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.insert($0, at: isUrgent ? 0 : waiting.count) }
    }
    defer { if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() } }
    return try await operation()
  }
}
