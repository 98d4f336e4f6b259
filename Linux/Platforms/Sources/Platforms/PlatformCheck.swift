public import Foundation

/// Compiles the repository's sources for Apple's platforms, and checks the manifests.
///
/// Sources are compiled against the stand-in and the stubs. Everything that they use is compared
/// with the versions in the manifest, with the API of app extensions and with Darwin's C types.
/// Manifests are checked for settings that Xcode rejects in a dependency.
public struct PlatformCheck: Sendable {
  private let library: ModuleLibrary

  /// Creates a check, and builds the stand-in's macros.
  ///
  /// - Parameters:
  ///   - root: The repository with the stand-in's macros.
  ///   - folder: A folder for copies and modules. The caller removes it.
  ///   - count: The number of compilers that run at once. The default is 2.
  /// - Throws: The compiler's output if the macros do not compile.
  public init(_ root: URL, in folder: URL, atOnce count: Int = 2) async throws {
    let project = Project(root)
    let macros = project.files(in: "Linux/SwiftUIMacros").map { root.appending(path: $0) }
    library = ModuleLibrary(try await Compiler(in: folder, macros: macros, atOnce: count))
  }

  /// Compiles a project for some destinations, and checks its manifests.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - destinations: The platforms and SDKs.
  ///   - names: The modules to compile, along with their imports. The default is nil, for all
  ///     modules.
  /// - Returns: All mistakes, sorted by their locations.
  /// - Throws: A file system error, or an import cycle.
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
