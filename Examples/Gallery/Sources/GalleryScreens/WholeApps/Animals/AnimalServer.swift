import Foundation
import RecourseTestServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A local server that provides animals.
@MainActor
final class AnimalServer {
  /// The simulated scenario at the server; a change restarts the request count.
  var scenario = AnimalScenario.fine {
    didSet { server.faults = scenario.faults }
  }

  private let server: LocalServer

  /// Creates a server that is not running yet.
  ///
  /// - Parameter clock: Measures the delays of late answers. The default is a continuous clock.
  init(clock: any Clock<Duration> = ContinuousClock()) {
    server = LocalServer {
      var answers = ["/animals": Answer(animal: Animal.okapi.rawValue)]
      for animal in Animal.allCases {
        answers["/animals/\(animal.rawValue)"] = Answer(animal: animal.next.rawValue)
      }
      answers["/legends"] = Answer(animal: "jackalope")
      let encoder = JSONEncoder()
      return try LoopbackServer(
        try answers.mapValues { .json(String(decoding: try encoder.encode($0), as: UTF8.self)) },
        clock: clock)
    }
    server.faults = scenario.faults
  }

  /// The JSON body of the server's answers.
  private struct Answer: Codable {
    let animal: String
  }
}

extension AnimalServer: AnimalService {
  func animal(after animal: Animal?) async throws(AnimalError) -> Animal {
    let path = animal.map { "animals/\($0.rawValue)" } ?? "animals"
    let answer: (data: Data, response: HTTPURLResponse?)
    do {
      answer = try await server.answer(at: scenario.hasLegendsOnly ? "legends" : path)
    } catch {
      throw .offline
    }
    switch answer.response?.statusCode {
    case 200: break
    case 503: throw .closed
    default: throw .unreadable
    }
    guard let name = (try? JSONDecoder().decode(Answer.self, from: answer.data))?.animal else {
      throw .unreadable
    }
    guard let animal = Animal(rawValue: name) else { throw .unknownAnimal }
    return animal
  }
}
