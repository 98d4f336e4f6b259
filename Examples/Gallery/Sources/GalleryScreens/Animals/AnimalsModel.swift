import Foundation
import Observation
import RecourseStore

/// What the Animals screen does, without a screen: runs the app’s store, its service and its history.
@MainActor
@Observable
final class AnimalsModel {
  /// The language of the app.
  var language = ErrorLanguage.ofGallery {
    didSet { words = AnimalWords(in: language) }
  }
  private(set) var words = AnimalWords(in: .ofGallery)
  /// How many actions are in the file; nil before there is one.
  private(set) var savedCount: Int?

  let history = StoreHistory<AnimalAppState, AnimalAppAction>()
  let store: Store<AnimalAppState, AnimalAppAction>
  private let server: AnimalServer
  private var serverSituation = AnimalSituation.fine
  let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("Animals \(UUID().uuidString).jsonl")

  /// Makes the model of an app that has fetched nothing yet.
  ///
  /// - Parameter clock: What retries and late answers wait by. The default is a continuous clock.
  init(clock: any Clock<Duration> = ContinuousClock()) {
    server = AnimalServer(clock: clock)
    store = Store(
      initialState: AnimalAppState(), reducer: animalAppReducer,
      middlewares: [animalMiddleware(server)], history: history, clock: clock)
  }

  deinit {
    try? FileManager.default.removeItem(at: file)
  }

  /// What happens at the service.
  var situation: AnimalSituation {
    get { serverSituation }
    set {
      serverSituation = newValue
      server.situation = newValue
    }
  }

  /// Writes the actions that have happened to a file.
  func save() throws {
    try history.file().write(to: file)
    savedCount = history.position
  }

  /// Does the actions of the file again, after those that have happened.
  func replay() throws {
    try history.replay(file: Data(contentsOf: file))
  }
}
