import Foundation
import RecourseTesting

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server that knows animals, which runs on this machine from when it is first asked, and its client.
@MainActor
final class AnimalServer {
  /// What happens at the server; setting it begins to count its requests anew.
  var situation = AnimalSituation.fine {
    didSet { server?.faults = situation.faults }
  }

  private let clock: any Clock<Duration>
  private let session = URLSession(configuration: .withoutCache)
  private var server: LoopbackServer?

  /// Makes a server that doesn't run yet.
  ///
  /// - Parameter clock: What late answers wait by. The default is a continuous clock.
  init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  deinit {
    session.finishTasksAndInvalidate()
  }

  private func start() throws -> LoopbackServer {
    if let server { return server }
    var answers = ["/animals": Answer(animal: Animal.okapi.rawValue)]
    for animal in Animal.allCases {
      answers["/animals/\(animal.rawValue)"] = Answer(animal: animal.next.rawValue)
    }
    answers["/legends"] = Answer(animal: "jackalope")
    let encoder = JSONEncoder()
    let server = try LoopbackServer(
      try answers.mapValues { .json(String(decoding: try encoder.encode($0), as: UTF8.self)) },
      clock: clock)
    server.faults = situation.faults
    self.server = server
    return server
  }

  /// What the server sends.
  private struct Answer: Codable {
    let animal: String
  }
}

extension AnimalServer: AnimalService {
  func animal(after animal: Animal?) async throws(AnimalError) -> Animal {
    let path = situation.hasLegendsOnly ? ["legends"] : ["animals", animal?.rawValue]
    let answer: (data: Data, response: URLResponse)
    do {
      let url = path.compactMap(\.self).reduce(try start().url) { $0.appendingPathComponent($1) }
      answer = try await session.answer(from: url)
    } catch {
      throw .offline
    }
    switch (answer.response as? HTTPURLResponse)?.statusCode {
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
