import RecourseTestServer
import RecourseUI
import SwiftUI

/// A list from a server with faults.
///
/// Choose a fault and refresh: the orders stay, and a notice describes the failure. Start over: a
/// failed first load takes the place of the list, with a way to try again. The log of the server
/// shows that each load is one request.
struct LoadingListScreen: View {
  @State private var server: GalleryServer
  @State private var log = RequestLog()
  @State private var visit = 1
  @State private var alert = AlertContext()

  /// Creates the screen; the default server has received no request yet.
  init(server: GalleryServer = GalleryServer()) {
    _server = State(initialValue: server)
  }

  var body: some View {
    SettingsBelow(height: 284) {
      ThrowingView(id: visit) {
        try await server.orders(at: server.scenario == .empty ? "archive" : "orders")
      } content: { orders in
        List {
          Section("Orders") {
            ForEach(orders) { LabeledContent("\($0.title)", value: $0.size) }
          }
        }
      }
    } settings: {
      Section("The Server") {
        ScenarioPicker(server: server, scenarios: .ofLoadingList)
        Picker("Affected requests", selection: $server.interval) {
          Text("All").tag(1)
          Text("Every second").tag(2)
          Text("Every third").tag(3)
        }
        CapabilityRow(
          title: "A first load",
          explanation: "Discards the orders and loads others: a new ThrowingView(id:).",
          button: "Start Over", code: "ThrowingView(id:"
        ) {
          visit += 1
        }
      }
      Section("Requests") {
        if log.entries.isEmpty { Text("No requests yet.") }
        ForEach(log.entries) { LabeledContent("\($0.title)", value: $0.result) }
      }
    }
    .errorPolicy("loading list") { On(.status(401), .route(.signIn)) }
    .alert(alert)
    .onErrorRoute(.signIn) { _ in
      let signIn = AlertAction("Sign In")
      let question = AlertContent(title: "Sign in to see the orders", actions: [signIn, .cancel])
      let answer = await alert.present(question).answer
      guard answer.action == signIn else { return .stop }
      server.scenario = .fine
      return .tryAgain
    }
    .throwingTask(origin: .background) {
      for await event in try server.start().events() { log.add(event) }
    }
  }
}

extension [ServerScenario] {
  /// The scenarios of the Loading List screen.
  static let ofLoadingList: Self = [
    .fine, .empty, .unreachable, .delay(seconds: 2),
    ServerScenario("401 Unauthorized", [.always(.status(401))]),
    ServerScenario("404 Not Found", [.always(.status(404))]),
    ServerScenario("429 Too Many Requests", [.always(.status(429, retryAfter: .seconds(30)))]),
    ServerScenario("500 Internal Server Error", [.always(.status(500))]),
    .unavailable, .malformedBody,
    ServerScenario("A truncated response", [.always(.cutOff)]),
  ]
}

extension ServerScenario {
  /// An empty list in place of the orders.
  static let empty = Self("An empty list")
}

#Preview { LoadingListScreen() }
