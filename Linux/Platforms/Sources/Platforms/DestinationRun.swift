/// Compiles the modules of a project for one destination, each after its imports.
actor DestinationRun {
  private let destination: Destination
  private let library: ModuleLibrary
  private let modules: [String: AppleModule]
  private let targets: DeploymentTargets
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
    targets = DeploymentTargets(manifest: try project.text(of: "Package.swift"))
    try checkForCycles()
  }

  /// Compiles the named modules, or all, and returns their mistakes and those of their imports.
  func mistakes(in names: Set<String>?) async throws -> Set<Mistake> {
    async let toolchain = library.toolchainDeclarations()
    for name in modules.keys.sorted() where names?.contains(name) ?? true { _ = task(name) }
    // Tasks that are added while the first ones are awaited compile imports of those.
    for task in modules.keys.compactMap({ built[$0] }) { _ = try await task.value }
    var found: Set<Mistake> = []
    var declarations = try await toolchain
    for task in built.values {
      let module = try await task.value
      found.formUnion(module.mistakes)
      declarations.merge(module.declarations) { first, _ in first }
    }
    let check = AvailabilityCheck(destination.platform, targets, declarations)
    for task in built.values {
      guard let uses = try await task.value.uses?.value else { continue }
      found.formUnion(check.mistakes(in: uses))
      found.formUnion(uses.compactMap(CDeclarations.mistake))
    }
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
    let input = ModuleInput(
      name: module.name, kind: module.kind, sources: module.sources,
      dependencies: numbers.sorted(), isLinked: isLinked)
    var result = try await library.build(input)
    if let number = result.number, module.kind == .checked || module.kind == .snippet {
      // Other modules need not wait for the uses.
      result.uses = Task { [library] in try await library.uses(in: input, number: number) }
    }
    return result
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
