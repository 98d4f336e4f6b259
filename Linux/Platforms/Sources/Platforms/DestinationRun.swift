/// Compiles the modules of a project for one destination, each after its imports.
actor DestinationRun {
  private let destination: Destination
  private let library: ModuleLibrary
  private let modules: [String: AppleModule]
  private var built: [String: Task<BuiltModule, any Error>] = [:]

  init(
    project: Project, modules: [Module], destination: Destination, library: ModuleLibrary
  ) throws {
    self.destination = destination
    self.library = library
    let modules = try modules.filter { $0.isFor(destination) }.map { module in
      (module.name, try AppleModule(module, in: project, for: destination))
    }
    self.modules = Dictionary(modules) { $1 }
    try checkForCycles()
  }

  /// Compiles the named modules, or all, and returns their mistakes and those of their imports.
  func mistakes(in names: Set<String>?) async throws -> Set<Mistake> {
    for name in modules.keys.sorted() where names?.contains(name) ?? true { _ = task(name) }
    var found: Set<Mistake> = []
    // Tasks that are added while the first ones are awaited compile imports of those.
    for task in modules.keys.compactMap({ built[$0] }) {
      found.formUnion(try await task.value.mistakes)
    }
    for task in built.values { found.formUnion(try await task.value.mistakes) }
    return found
  }

  private func task(_ name: String) -> Task<BuiltModule, any Error>? {
    guard let module = modules[name] else { return nil }
    if let known = built[name] { return known }
    let task = Task { try await build(module) }
    built[name] = task
    return task
  }

  private func build(_ module: AppleModule) async throws -> BuiltModule {
    guard module.mistakes.isEmpty else { return .failed(module.mistakes) }
    var numbers: Set<Int> = []
    for name in module.imports.sorted() {
      guard let dependency = try await task(name)?.value else { continue }
      // Report the dependency's own mistakes, but none that follow from them.
      guard let number = dependency.number else { return .failed([]) }
      numbers.formUnion(dependency.dependencies + [number])
    }
    let isLinked = destination == Destination(.iOS, sdk: 27) && module.isLinkable
    return try await library.build(
      ModuleInput(
        name: module.name, kind: module.kind, sources: module.sources,
        dependencies: numbers.sorted(), isLinked: isLinked))
  }

  /// Throws if modules import one another, because their tasks would wait forever.
  private nonisolated func checkForCycles() throws {
    var finished: Set<String> = []
    func visit(_ name: String, _ path: [String]) throws {
      guard let module = modules[name], !finished.contains(name) else { return }
      guard !path.contains(name) else { throw ImportCycle(names: path + [name]) }
      for next in module.imports.sorted() { try visit(next, path + [name]) }
      finished.insert(name)
    }
    for name in modules.keys.sorted() { try visit(name, []) }
  }
}

/// An error for modules that import one another.
struct ImportCycle: Error, CustomStringConvertible {
  let names: [String]

  var description: String { "These modules import one another: \(names.joined(separator: ", "))." }
}
