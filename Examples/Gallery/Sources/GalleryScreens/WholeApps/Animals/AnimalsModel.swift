import Foundation
import Observation
import RecourseStore

/// The app of the Animals screen, independent of its views: a store, a service and a history.
@MainActor
@Observable
final class AnimalsModel {
  var language: ErrorLanguage
  let server: GalleryServer
  let history = StoreHistory<AnimalState, AnimalAction>()
  let store: Store<AnimalState, AnimalAction>
  let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl")

  /// Creates the model of an app that has fetched nothing yet.
  ///
  /// - Parameters:
  ///   - language: The language; one without texts about animals is replaced by English.
  ///   - clock: Measures all delays.
  init(
    language: ErrorLanguage = .ofGallery, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.language = ErrorLanguage.ofAnimals.contains(language) ? language : .ofGallery
    server = .animals(clock: clock)
    store = Store(
      initialState: AnimalState(), reducer: animalReducer,
      middlewares: [animalMiddleware(animal: server.animal)], history: history, clock: clock)
  }

  deinit { try? FileManager.default.removeItem(at: file) }

  func save() throws { try history.file().write(to: file) }
  func replay() throws { try history.replay(file: Data(contentsOf: file)) }
}
