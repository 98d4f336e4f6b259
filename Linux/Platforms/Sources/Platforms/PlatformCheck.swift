public import Foundation

/// Compiles the repository's sources for Apple's platforms, against the stand-in and the stubs, and
/// looks for settings in its manifests that Xcode accepts in no dependency.
public struct PlatformCheck: Sendable {
  private let library: ModuleLibrary

  /// Prepares a check.
  ///
  /// - Parameters:
  ///   - root: The repository, which has the stand-in's macros.
  ///   - folder: A folder for copies and modules. Its owner removes it.
  ///   - count: How many compilers run at once. The default is 2.
  /// - Throws: The compiler's output, if the macros do not compile.
  public init(_ root: URL, in folder: URL, atOnce count: Int = 2) async throws {
    let project = Project(root)
    let macros = project.files(in: "Linux/SwiftUIMacros").map { root.appending(path: $0) }
    library = ModuleLibrary(try await Compiler(in: folder, macros: macros, atOnce: count))
  }

  /// Compiles a project for some destinations, and reads its manifests.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - destinations: The platforms and SDKs.
  ///   - names: The modules, with those that they import. The default is nil, for all.
  /// - Returns: All mistakes, sorted by their places.
  /// - Throws: An error of the file system, or an import cycle.
  public func findings(
    in project: Project, for destinations: [Destination], modules names: Set<String>? = nil
  ) async throws -> [Finding] {
    let modules = project.modules
    let found = try await withThrowingTaskGroup { group in
      for destination in destinations {
        group.addTask {
          let run = try DestinationRun(
            project: project, modules: modules, destination: destination, library: library)
          return (destination, try await run.mistakes(in: names))
        }
      }
      var found: [Mistake: [Destination]] = [:]
      for try await (destination, mistakes) in group {
        for mistake in mistakes { found[mistake, default: []].append(destination) }
      }
      return found
    }
    let inManifests = try ManifestCheck(project).mistakes.map { Finding($0, destinations) }
    let inSources = found.map { mistake, failing in
      Finding(mistake, destinations.filter(failing.contains))
    }
    return (inManifests + inSources).sorted { ($0.file, $0.line ?? 0) < ($1.file, $1.line ?? 0) }
  }
}
