import Foundation
import RecourseStore
import RecourseTesting
import Testing

@testable import GalleryScreens  // The models are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct AnimalsModelTests {
  private let clock = ManualClock()
  private let model: AnimalsModel

  init() {
    model = AnimalsModel(clock: clock)
  }

  private var animal: AnimalState { model.store.state.animal }

  @Test func `fetches one animal after another`() async {
    await model.store.dispatch(.animal(.fetch)).finish()
    #expect(animal == AnimalState(current: .okapi))
    await model.store.dispatch(.animal(.fetch)).finish()
    #expect(animal == AnimalState(current: .hedgehog))
  }

  @Test func `a failed fetch keeps the current animal`() async {
    await model.store.dispatch(.animal(.fetch)).finish()
    model.scenario = .unknown
    await model.store.dispatch(.animal(.fetch)).finish()
    #expect(animal == AnimalState(current: .okapi, fetch: .failed(.unknownAnimal)))
  }

  @Test func `recovers from two failures by retrying`() async {
    model.scenario = .failsTwice
    let fetch = model.store.dispatch(.animal(.fetch))
    for attempt in [2, 3] {
      await valueOf { animal.fetch == .underWay(.init(attempt: attempt, limit: 3)) }
      await clock.waitForSleepers()
      await clock.advance(by: .seconds(attempt - 1))
    }
    await fetch.finish()
    #expect(animal == AnimalState(current: .okapi))
  }

  @Test func `lists the actions, last one first`() async {
    #expect(model.history.rows.isEmpty)
    await model.store.dispatch(.animal(.fetch)).finish()
    model.store.dispatch(.animal(.cancel))
    model.history.jump(to: 2)
    #expect(model.history.rows.map(\.title).first == "3. animal.cancel")
    #expect(model.history.rows.map(\.time) == [.future, .shown, .past, .past])
    #expect(
      model.history.rows.map(\.changes) == [
        "No change", "animal.current, animal.fetch", "animal.fetch", "Before these actions",
      ])
  }

  @Test func `replays the actions in a file without requests to the service`() async throws {
    await model.store.dispatch(.animal(.fetch)).finish()
    try model.save()
    #expect(model.savedCount == 2)
    model.scenario = .offline
    model.history.jump(to: 0)
    #expect(animal.current == nil)
    try model.replay()
    #expect(animal == AnimalState(current: .okapi))
    #expect(model.history.entries.map(\.name) == ["animal.fetch", "animal.fetched.okapi"])
  }

  @Test func `replaying without a file throws an error`() {
    #expect(throws: CocoaError.self) { try model.replay() }
    #expect(model.savedCount == nil)
  }

  @Test func `removes its file when deallocated`() async throws {
    let folder = FileManager.default.temporaryDirectory
    var model: AnimalsModel? = AnimalsModel(clock: clock)
    let file = try #require(model?.file)
    try model?.save()
    #expect(file.deletingLastPathComponent().path == folder.path)
    #expect(FileManager.default.fileExists(atPath: file.path))
    model = nil
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }
}
