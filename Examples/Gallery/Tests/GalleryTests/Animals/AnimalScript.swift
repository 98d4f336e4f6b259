import RecourseTesting

@testable import GalleryScreens  // The service is the app's own.

/// A service that gives its answers one after the other, and then none.
actor AnimalScript: AnimalService {
  private var answers: [Result<Animal, AnimalError>]
  /// The animals after which somebody has asked.
  private(set) var asked: [Animal?] = []

  init(_ answers: Result<Animal, AnimalError>...) {
    self.answers = answers
  }

  func animal(after animal: Animal?) async throws(AnimalError) -> Animal {
    asked.append(animal)
    guard !answers.isEmpty else { throw .unreadable }
    return try answers.removeFirst().get()
  }
}

/// A service that answers late, also when nobody wants to know it any more.
struct LateService: AnimalService {
  let clock: ManualClock

  func animal(after animal: Animal?) async throws(AnimalError) -> Animal {
    try? await clock.sleep(for: .seconds(5))
    return .okapi
  }
}
