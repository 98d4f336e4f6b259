import Foundation
import RecourseStore
import RecourseTesting
import Testing

@testable import GalleryScreens  // The models are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct AnimalsModelTests {
  private let model = AnimalsModel(clock: ManualClock())

  @Test func `a failed fetch keeps the current animal`() async {
    await model.store.dispatch(.fetch).finish()
    model.server.scenario = .unknownAnimal
    await model.store.dispatch(.fetch).finish()
    #expect(
      model.store.state[\.self] == AnimalState(current: .okapi, fetch: .failed(.unknownAnimal)))
  }

  @Test func `replays the actions in a file without requests to the service`() async throws {
    await model.store.dispatch(.fetch).finish()
    try model.save()
    model.server.scenario = .unreachable
    model.history.jump(to: 0)
    #expect(model.store.state.current == nil)
    try model.replay()
    #expect(model.store.state[\.self] == AnimalState(current: .okapi))
    #expect(model.history.entries.map(\.name) == ["fetch", "fetched.okapi"])
  }

  @Test func `removes its file when deallocated`() throws {
    var model: AnimalsModel? = AnimalsModel()
    let file = try #require(model?.file)
    try model?.save()
    #expect(FileManager.default.fileExists(atPath: file.path))
    model = nil
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }
}
