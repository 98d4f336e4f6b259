import Foundation
import Observation
import RecourseStore

/// The app of the Animals screen, independent of its views: a store, a service and a history.
@MainActor
@Observable
final class AnimalsModel {
  var language = ErrorLanguage.ofGallery
  let server: GalleryServer
  let history = StoreHistory<AnimalState, AnimalAction>()
  let store: Store<AnimalState, AnimalAction>
  let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl")

  /// Creates the model of an app that has fetched nothing yet, whose clock measures all delays.
  init(clock: any Clock<Duration> = ContinuousClock()) {
    server = .animals(clock: clock)
    store = Store(
      initialState: AnimalState(), reducer: animalReducer,
      middlewares: [animalMiddleware(animal: server.animal)], history: history, clock: clock)
  }

  deinit { try? FileManager.default.removeItem(at: file) }

  func save() throws { try history.file().write(to: file) }
  func replay() throws { try history.replay(file: Data(contentsOf: file)) }
}
