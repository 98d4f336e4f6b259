/// What the compiler gets to see of a module; equal inputs have equal results.
struct ModuleInput: Hashable, Sendable {
  struct Source: Hashable {
    let path: String
    let text: String
  }

  let name: String
  let kind: Module.Kind
  let sources: [Source]
  /// The numbers of the modules that it imports, and of those that these import.
  let dependencies: [Int]
  /// Whether it is compiled one file at a time too, and its symbols are looked for.
  let isLinked: Bool
}

/// A compiled module.
struct BuiltModule {
  /// The number of its folder; nil if no other module can import it.
  let number: Int?
  let dependencies: [Int]
  let mistakes: [Mistake]

  static func failed(_ mistakes: [Mistake]) -> BuiltModule {
    BuiltModule(number: nil, dependencies: [], mistakes: mistakes)
  }
}

/// Compiles each different input once.
actor ModuleLibrary {
  private let compiler: Compiler
  private var modules: [ModuleInput: Task<BuiltModule, any Error>] = [:]

  init(_ compiler: Compiler) {
    self.compiler = compiler
  }

  func build(_ input: ModuleInput) async throws -> BuiltModule {
    if let known = modules[input] { return try await known.value }
    let number = modules.count
    let task = Task { [compiler] in
      let mistakes = try await compiler.compile(input, number: number)
      guard mistakes.isEmpty else { return BuiltModule.failed(mistakes) }
      return BuiltModule(number: number, dependencies: input.dependencies, mistakes: [])
    }
    modules[input] = task
    return try await task.value
  }
}
