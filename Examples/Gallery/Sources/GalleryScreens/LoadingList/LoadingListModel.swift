import Observation
import RecourseTesting

/// What the Loading List screen does, without a screen: a server, its faults, and what it is asked.
@MainActor
@Observable
final class LoadingListModel {
  /// Counts how often the list was begun anew.
  private(set) var visit = 1
  /// The latest requests, the last one first.
  private(set) var requests: [LoggedRequest] = []

  private var settings = Settings()
  private let server: OrderServer

  private struct Settings {
    var situation = ServerSituation.fine
    var frequency = FaultFrequency.always
  }

  /// Makes the model of a list that isn't loaded yet.
  ///
  /// - Parameter clock: What late answers wait by. The default is a continuous clock.
  init(clock: any Clock<Duration> = ContinuousClock()) {
    server = OrderServer(clock: clock)
  }

  /// What happens at the server.
  var situation: ServerSituation {
    get { settings.situation }
    set { change { $0.situation = newValue } }
  }

  /// To which requests it happens.
  var frequency: FaultFrequency {
    get { settings.frequency }
    set { change { $0.frequency = newValue } }
  }

  func orders() async throws -> [Order] {
    try await server.orders(in: situation.shelf)
  }

  /// Begins as if the screen were opened for the first time.
  func startOver() {
    visit += 1
  }

  /// Writes down what arrives at the server, until the task is cancelled.
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
    server.faults = settings.situation.faults(in: settings.frequency)
  }
}

/// A request that has arrived at the server.
struct LoggedRequest: Identifiable, Equatable {
  /// How a request has ended.
  enum Outcome: Equatable {
    case underWay
    case answered(Int)
    case closed
  }

  /// How many the log keeps.
  static let limit = 8

  let id: Int
  let path: String
  var outcome = Outcome.underWay

  /// What was asked for.
  var title: String { "\(id). GET \(path)" }

  /// How it has ended, in words.
  var answer: String {
    switch outcome {
    case .underWay: "Under way…"
    case .answered(let status): "Answered: \(status)"
    case .closed: "Closed without an answer"
    }
  }
}
