/// A service that provides animals.
protocol AnimalService: Sendable {
  /// Returns the animal that follows another one.
  ///
  /// - Parameter animal: The previous animal; nil for the first.
  /// - Returns: An animal that the app knows.
  /// - Throws: The reason why there is no animal.
  func animal(after animal: Animal?) async throws(AnimalError) -> Animal
}
