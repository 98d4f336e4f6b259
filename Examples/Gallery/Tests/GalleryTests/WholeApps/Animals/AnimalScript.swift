@testable import GalleryScreens  // The animals are the app's own.

/// A service that gives the scripted answers in order, then fails as unreadable.
@MainActor
final class AnimalScript {
  private var answers: [Result<Animal, AnimalError>]
  /// The animals after which another one was requested.
  private(set) var asked: [Animal?] = []

  init(_ answers: [Result<Animal, AnimalError>]) {
    self.answers = answers
  }

  func animal(after animal: Animal?) async throws(AnimalError) -> Animal {
    asked.append(animal)
    guard !answers.isEmpty else { throw .unreadable }
    return try answers.removeFirst().get()
  }
}
