/// A module with its sources for one destination.
struct AppleModule {
  let name: String
  let kind: Module.Kind
  private(set) var sources: [ModuleInput.Source] = []
  private(set) var imports: Set<String> = []
  /// The conditions that cannot be evaluated.
  private(set) var mistakes: [Mistake] = []

  /// Reads the sources of a module.
  init(_ module: Module, in project: Project, for destination: Destination) throws {
    name = module.name
    kind = module.kind
    for file in module.files {
      let text = try project.text(of: file)
      do throws(ConditionError) {
        let source = try AppleSource(text, kind, destination)
        imports.formUnion(source.imports)
        sources.append(ModuleInput.Source(path: file, text: source.text))
      } catch {
        let message = "\(error.operand): the check does not know which platforms have it."
        mistakes.append(Mistake(file: file, line: error.line, message: message))
      }
    }
    if module.hasResources { sources.append(.bundle(of: module)) }
    if module.name == "GalleryScreens" { sources.append(.embeddedSources(of: module)) }
    imports.remove(name)
  }

  /// Whether the module can declare state.
  var isLinkable: Bool { kind == .checked && imports.contains("SwiftUI") }
}

extension ModuleInput.Source {
  /// Returns the file that SwiftPM generates for a module with resources.
  static func bundle(of module: Module) -> ModuleInput.Source {
    ModuleInput.Source(
      path: "\(module.name)/resource_bundle_accessor.swift",
      text: """
        import AppleFoundation

        extension Bundle {
          static var module: Bundle { .main }
        }
        """)
  }

  /// Returns a stub for the file that the plugin `EmbedSources` generates.
  static func embeddedSources(of module: Module) -> ModuleInput.Source {
    ModuleInput.Source(
      path: "\(module.name)/SourceFile+all.swift",
      text: """
        extension SourceFile {
          static let all: [SourceFile] = []
        }
        """)
  }
}
