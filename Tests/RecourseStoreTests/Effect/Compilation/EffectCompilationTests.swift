import Testing

/// The compiler rejects middlewares that leave an error unhandled.
@Suite(
  .enabled(
    if: TestCompiler.isAvailable,
    "It takes a Swift compiler, and modules where the package manager puts them."))
struct EffectCompilationTests {
  @Test func `compiles a middleware that handles every error`() throws {
    let diagnostics = try TestCompiler.diagnostics(
      of: middleware(
        """
        .run { () async throws(AnimalError) in try await service.animal() }
          .retry(.exponential(maxAttempts: 3))
          .map { .fetched($0) }
          .catch { error in .just(.failed(error)) }
        """))
    #expect(diagnostics == [])
  }

  @Test(arguments: [
    ".run { () async throws(AnimalError) in try await service.animal() }.map { .fetched($0) }",
    """
    .run { () async throws(AnimalError) in try await service.animal() }
      .retry(.exponential(maxAttempts: 3))
      .map { .fetched($0) }
    """,
    "Effect.run { try await service.animal() }.map { AppAction.fetched($0) }",
    """
    .run { () async throws(AnimalError) in try await service.animal() }
      .map { .fetched($0) }
      .catch { error in .fail(error) }
    """,
  ])
  func `doesn't compile a middleware that leaves an error unhandled`(effect: String) throws {
    let diagnostics = try TestCompiler.diagnostics(of: middleware(effect))
    #expect(diagnostics.contains { $0.contains("error:") && $0.contains("Never") })
  }

  @Test(arguments: [
    ".retry(.exponential(maxAttempts: 3))", ".replaceError(with: .fetched(\"Cat\"))",
    ".catch { _ in .none }",
  ])
  func `warns about an error operator on an effect that can't fail`(last: String) throws {
    let diagnostics = try TestCompiler.diagnostics(
      of: middleware(
        """
        .run { () async throws(AnimalError) in try await service.animal() }
          .map { .fetched($0) }
          .catch { error in .just(.failed(error)) }
          \(last)
        """))
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.contains("this effect can't fail any more") == true)
  }

  private func middleware(_ effect: String) -> String {
    """
    import RecourseStore

    enum AnimalError: Error { case unknown }
    enum AppAction { case fetch, fetched(String), failed(AnimalError) }
    protocol AnimalService: Sendable {
      func animal() async throws(AnimalError) -> String
    }

    func animalMiddleware(
      _ service: any AnimalService
    ) -> @MainActor (Int, AppAction) -> Effect<AppAction, Never> {
      { _, action in
        guard case .fetch = action else { return .none }
        return \(effect)
      }
    }
    """
  }
}
