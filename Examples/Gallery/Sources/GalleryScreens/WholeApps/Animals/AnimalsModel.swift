import Foundation
import Observation
import RecourseStore

/// The app of the Animals screen, independent of its views: a store, a service and a history.
@MainActor
@Observable
final class AnimalsModel {
  /// The language of the app.
  var language = ErrorLanguage.ofGallery {
    didSet { words = AnimalWords(in: language) }
  }
  private(set) var words = AnimalWords(in: .ofGallery)
  /// The number of actions in the file; nil if nothing was saved yet.
  private(set) var savedCount: Int?

  let history = StoreHistory<AnimalAppState, AnimalAppAction>()
  let store: Store<AnimalAppState, AnimalAppAction>
  private let server: AnimalServer
  private var serverScenario = AnimalScenario.fine
  let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("Animals \(UUID().uuidString).jsonl")

  /// Creates the model of an app that has fetched nothing yet.
  ///
  /// - Parameter clock: Measures the delays of retries and late answers. The default is a
  ///   continuous clock.
  init(clock: any Clock<Duration> = ContinuousClock()) {
    server = AnimalServer(clock: clock)
    store = Store(
      initialState: AnimalAppState(), reducer: animalAppReducer,
      middlewares: [animalMiddleware(server)], history: history, clock: clock)
  }

  deinit {
    try? FileManager.default.removeItem(at: file)
  }

  /// The simulated scenario at the service.
  var scenario: AnimalScenario {
    get { serverScenario }
    set {
      serverScenario = newValue
      server.scenario = newValue
    }
  }

  /// Writes the actions so far to a file.
  func save() throws {
    try history.file().write(to: file)
    savedCount = history.position
  }

  /// Replays the actions in the file, after the actions so far.
  func replay() throws {
    try history.replay(file: Data(contentsOf: file))
  }
}
