import RecourseTestServer
import RecourseUI

extension GalleryServer {
  /// Creates a server of animals, whose clock measures the delays of late responses.
  static func animals(clock: any Clock<Duration>) -> GalleryServer {
    GalleryServer {
      try LoopbackServer(
        ["/animals": .encoding(Animal.allCases), "/legends": .encoding(["jackalope"])],
        clock: clock)
    }
  }

  /// Requests the animal that follows another one.
  func animal(after animal: Animal?) async throws(AnimalError) -> Animal {
    let names: [String]
    do {
      names = try await get(scenario == .unknownAnimal ? "legends" : "animals")
    } catch is HTTPResponseError {
      throw .closed
    } catch is DecodingError {
      throw .unreadable
    } catch {
      throw .offline
    }
    let next = names.drop { $0 != animal?.rawValue }.dropFirst().first ?? names.first
    guard let next = next.flatMap(Animal.init) else { throw .unknownAnimal }
    return next
  }
}

extension ServerScenario {
  /// An animal that the app doesn't know.
  static let unknownAnimal = Self("An unknown animal")
}

extension [ServerScenario] {
  /// The scenarios of the Animals screen.
  static let ofAnimals: Self = [
    .fine, ServerScenario("Fails twice, then works", [.first(2, .status(503))]), .unreachable,
    ServerScenario("The service is closed", [.always(.status(503))]), .unknownAnimal,
    .malformedBody, .delay(seconds: 5),
  ]
}
