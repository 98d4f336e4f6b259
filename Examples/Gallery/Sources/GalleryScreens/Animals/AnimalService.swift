/// Knows animals.
protocol AnimalService: Sendable {
  /// The animal that comes after another one.
  ///
  /// - Parameter animal: The one before; nil for the first.
  /// - Returns: An animal that the app knows.
  /// - Throws: Why there is none.
  func animal(after animal: Animal?) async throws(AnimalError) -> Animal
}
