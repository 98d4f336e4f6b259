import Foundation

/// Runs the Swift compiler against the modules that the tests were built with.
enum TestCompiler {
  /// Returns the compiler's errors and warnings for a source text, one per line.
  static func diagnostics(of source: String) throws -> [String] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).swift")
    try Data(source.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let arguments = ["-typecheck", "-parse-as-library", "-swift-version", "6"]
    let output = try run(
      arguments + ["-I", modules?.path ?? "", file.path])
    return output.split(separator: "\n").map(String.init).filter { line in
      line.contains(": error: ") || line.contains(": warning: ")
    }
  }

  /// Whether a Swift compiler runs and the built modules are near the tests' bundle.
  static var isAvailable: Bool {
    modules != nil && (try? run(["--version"]))?.contains("Swift version") == true
  }

  /// The folder `Modules` of the build, in or at most four levels above a bundle or an argument.
  private static var modules: URL? {
    let places =
      Bundle.allBundles.map(\.bundleURL) + CommandLine.arguments.map(URL.init(fileURLWithPath:))
    for var place in places {
      for _ in 0..<5 {
        let modules = place.appendingPathComponent("Modules")
        let module = modules.appendingPathComponent("RecourseStore.swiftmodule")
        if FileManager.default.fileExists(atPath: module.path) { return modules }
        place.deleteLastPathComponent()
      }
    }
    return nil
  }

  private static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }
}
