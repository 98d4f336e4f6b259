import Foundation
import Observation
import RecourseTestServer

/// A local server that provides animals, and its client.
@MainActor
@Observable
final class AnimalServer {
  var scenario = AnimalScenario.fine {
    didSet { server.faults = scenario.faults }
  }
  private let server: LocalServer

  /// Creates a server that is not running yet, whose clock measures the delays of late answers.
  init(clock: any Clock<Duration>) {
    server = LocalServer {
      let names = Animal.allCases.map { "\"\($0)\"" }.joined(separator: ",")
      let answers = ["/animals": "[\(names)]", "/legends": #"["jackalope"]"#]
      return try LoopbackServer(answers.mapValues { .json($0) }, clock: clock)
    }
  }

  /// Requests the animal that follows another one.
  func animal(after animal: Animal?) async throws(AnimalError) -> Animal {
    let data: Data
    do {
      data = try await server.send("GET", scenario == .unknown ? "legends" : "animals")
    } catch {
      throw error is RequestFailed ? .closed : .offline
    }
    let names = try? JSONDecoder().decode([String].self, from: data)
    guard let names else { throw .unreadable }
    let next = names.drop { $0 != animal?.rawValue }.dropFirst().first ?? names.first
    guard let next = next.flatMap(Animal.init) else { throw .unknownAnimal }
    return next
  }
}

/// The scenarios at the service that a person can select.
enum AnimalScenario: String, CaseIterable {
  case fine = "All is well"
  case failsTwice = "Fails twice, then works"
  case offline = "Server unreachable"
  case closed = "The service is closed"
  case unknown = "An unknown animal"
  case malformedBody = "A malformed body"
  case late = "A delay of 5 seconds"

  fileprivate var faults: ServerFaults {
    switch self {
    case .fine, .unknown: []
    case .failsTwice: [.first(2, .status(503))]
    case .offline: .refuse
    case .closed: [.always(.status(503))]
    case .malformedBody: [.always(.brokenBody)]
    case .late: [.always(.delay(.seconds(5)))]
    }
  }
}
