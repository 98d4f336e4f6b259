import RecourseTesting
import Testing

@testable import GalleryScreens  // The server is the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct GalleryServerAnimalsTests {
  private let clock = ManualClock()
  private let server: GalleryServer

  init() {
    server = .animals(clock: clock)
  }

  @Test func `returns the animals in order, then the first one again`() async throws {
    var animal: Animal?
    var animals: [Animal] = []
    for _ in 0...Animal.allCases.count {
      let next = try await server.animal(after: animal)
      animals.append(next)
      animal = next
    }
    #expect(animals == Animal.allCases + [.okapi])
  }

  @Test(arguments: [
    ("Server unreachable", AnimalError.offline), ("The service is closed", .closed),
    ("An unknown animal", .unknownAnimal), ("A malformed body", .unreadable),
  ])
  func `a faulty scenario throws its error`(scenario: String, error: AnimalError) async throws {
    try server.select(scenario, from: .ofAnimals)
    await #expect(throws: error) { try await server.animal(after: .otter) }
    server.scenario = .fine
    await #expect(throws: Never.self) { try await server.animal(after: .otter) }
  }

  @Test func `fails twice, then succeeds`() async throws {
    try server.select("Fails twice, then works", from: .ofAnimals)
    for _ in 0..<2 {
      await #expect(throws: AnimalError.closed) { try await server.animal(after: nil) }
    }
    #expect(try await server.animal(after: nil) == .okapi)
  }

  @Test func `a late answer arrives after 5 seconds`() async throws {
    try server.select("A delay of 5 seconds", from: .ofAnimals)
    let answer = Task { try await server.animal(after: nil) }
    await clock.waitForSleeper(until: .seconds(5))
    await clock.advance(by: .seconds(5))
    #expect(try await answer.value == .okapi)
  }
}
