import Observation
import RecourseTestServer

/// The state of the Loading List screen, independent of its views: a server, its faults and
/// requests.
@MainActor
@Observable
final class LoadingListModel {
  /// A counter that identifies the list's current life; a change resets the list.
  private(set) var visit = 1
  /// The latest requests, last one first.
  private(set) var requests: [LoggedRequest] = []

  private var settings = Settings()
  private let server: OrderServer

  private struct Settings {
    var scenario = ServerScenario.fine
    var frequency = FaultFrequency.always
  }

  /// Creates the model of a list that isn't loaded yet.
  ///
  /// - Parameter clock: Measures the delays of late answers. The default is a continuous clock.
  init(clock: any Clock<Duration> = ContinuousClock()) {
    server = OrderServer(clock: clock)
  }

  /// The simulated scenario at the server.
  var scenario: ServerScenario {
    get { settings.scenario }
    set { change { $0.scenario = newValue } }
  }

  /// The requests that the scenario affects.
  var frequency: FaultFrequency {
    get { settings.frequency }
    set { change { $0.frequency = newValue } }
  }

  func orders() async throws -> [Order] {
    try await server.orders(in: scenario.shelf)
  }

  /// Resets the list to its first load.
  func startOver() {
    visit += 1
  }

  /// Logs the requests that arrive at the server until the task is cancelled.
  func logRequests() async throws {
    for await event in try server.start().events() {
      switch event {
      case .arrived(let request):
        requests.insert(LoggedRequest(id: request.id, path: request.path), at: 0)
        requests.removeLast(max(0, requests.count - LoggedRequest.limit))
      case .ended(let request, let status):
        guard let index = requests.firstIndex(where: { $0.id == request.id }) else { continue }
        requests[index].outcome = status.map(LoggedRequest.Outcome.answered) ?? .closed
      case .faultsChanged:
        continue
      }
    }
  }

  private func change(_ change: (inout Settings) -> Void) {
    change(&settings)
    server.faults = settings.scenario.faults(in: settings.frequency)
  }
}

/// A request that has arrived at the server.
struct LoggedRequest: Identifiable, Equatable {
  /// The result of a request.
  enum Outcome: Equatable {
    case underWay
    case answered(Int)
    case closed
  }

  /// The maximum number of requests in the log.
  static let limit = 8

  let id: Int
  let path: String
  var outcome = Outcome.underWay

  /// The number and the path of the request.
  var title: String { "\(id). GET \(path)" }

  /// The result of the request, in words.
  var answer: String {
    switch outcome {
    case .underWay: "In flight…"
    case .answered(let status): "Answered: \(status)"
    case .closed: "Closed without a response"
    }
  }
}
