/// The compiler's input for a module; equal inputs have equal results.
struct ModuleInput: Hashable, Sendable {
  struct Source: Hashable {
    let path: String
    let text: String
  }

  let name: String
  let kind: Module.Kind
  let sources: [Source]
  /// The numbers of the module's imports and of their imports.
  let dependencies: [Int]
  /// Whether the module is also compiled one file at a time, with a check for undefined symbols.
  let isLinked: Bool
}

/// A compiled module.
struct BuiltModule {
  /// The number of the module's folder; nil if other modules cannot import the module.
  let number: Int?
  let dependencies: [Int]
  let mistakes: [Mistake]
  /// The module's declarations that not all versions or platforms have, by their USRs.
  var declarations: [String: Declaration] = [:]
  /// Everything that the sources use, if the module is checked for availability.
  var uses: Task<Set<Use>, any Error>?

  static func failed(_ mistakes: [Mistake]) -> BuiltModule {
    BuiltModule(number: nil, dependencies: [], mistakes: mistakes)
  }
}

/// Compiles each distinct input once.
actor ModuleLibrary {
  private let compiler: Compiler
  private var modules: [ModuleInput: Task<BuiltModule, any Error>] = [:]
  private var uses: [[ModuleInput.Source]: Task<Set<Use>, any Error>] = [:]
  private var toolchain: Task<[String: Declaration], any Error>?

  init(_ compiler: Compiler) {
    self.compiler = compiler
  }

  func build(_ input: ModuleInput) async throws -> BuiltModule {
    if let known = modules[input] { return try await known.value }
    let number = modules.count
    let task = Task { [compiler] in
      let mistakes = try await compiler.compile(input, number: number)
      guard mistakes.isEmpty else { return BuiltModule.failed(mistakes) }
      return BuiltModule(
        number: number, dependencies: input.dependencies, mistakes: [],
        declarations: try await compiler.declarations(of: input, number: number))
    }
    modules[input] = task
    return try await task.value
  }

  /// Returns everything that a built module uses.
  ///
  /// The same sources are read once, although the SDKs may differ in what they import.
  func uses(in input: ModuleInput, number: Int) async throws -> Set<Use> {
    if let known = uses[input.sources] { return try await known.value }
    let task = Task { [compiler] in try await compiler.uses(in: input, number: number) }
    uses[input.sources] = task
    return try await task.value
  }

  /// The toolchain's declarations that not all versions have, by their USRs.
  func toolchainDeclarations() async throws -> [String: Declaration] {
    if let toolchain { return try await toolchain.value }
    let task = Task { [compiler] in try await compiler.toolchainDeclarations() }
    toolchain = task
    return try await task.value
  }
}
