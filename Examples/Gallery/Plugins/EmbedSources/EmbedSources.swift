import Foundation
import PackagePlugin

/// Generates a file with the texts of a target's sources, whenever one of them changes.
///
/// A resource would be simpler, but SwiftPM doesn't copy a folder again when only the contents of
/// its files change.
@main
struct EmbedSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let sources = target.sourceModule?.sourceFiles(withSuffix: ".swift").map(\.url) ?? []
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("SourceFile+all.swift")
    let paths = [output, target.directoryURL] + sources
    return [
      .buildCommand(
        displayName: "Embedding the sources of \(target.name)",
        executable: try context.tool(named: "SourceEmbedder").url,
        arguments: paths.map(\.path), inputFiles: sources, outputFiles: [output])
    ]
  }
}
