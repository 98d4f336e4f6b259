// Tries the failures of a screen in previews, in a UI test, and against a real server.
import Foundation
import RecourseTestServer
import RecourseTesting
import RecourseUI
import SwiftUI

struct OrdersView: View {
  let fetch: @MainActor () async throws -> [String]

  var body: some View {
    ThrowingView(operation: fetch) { orders in
      List(orders, id: \.self) { Text($0) }
    }
  }
}

#Preview { OrdersView { ["Tea"] }.failing(with: .offline) }
#Preview { OrdersView { ["Tea"] }.failing(with: .status(503), times: 2) }
#Preview { OrdersView { ["Tea"] }.failing(with: .slow) }

#Preview("Loading") {
  OrdersView {
    try await Task.sleep(for: .seconds(3600))
    return []
  }
}
#Preview("Loaded") { OrdersView { ["Tea"] } }
#Preview("Empty") { OrdersView { [] } }
#Preview("Failed") { OrdersView { throw URLError(.timedOut) } }

#Preview("Out of date") {
  ThrowingView(LoadState.failed(LoadFailure(URLError(.timedOut)), previous: ["Tea"])) {
  } content: { orders in
    List(orders, id: \.self) { Text($0) }
  }
}

struct OrderButton: View {
  var body: some View {
    ThrowingButton("Order") { try await Task.sleep(for: .seconds(1)) }
      .errorTitle("The order isn’t placed")
  }
}

#Preview("Order") {
  OrderButton()
    .failing(with: .diskFull)
    .errorRouter(ErrorRouter())
}

#Preview("Toast") {
  let router = ErrorRouter(clock: ManualClock())
  OrdersView { ["Tea"] }
    .task { router.report(URLError(.timedOut), origin: .userAction, to: .toast) }
    .errorRouter(router)
}

#Preview("German") {
  let german = Locale(identifier: "de")
  OrderButton()
    .failing(with: .offline)
    .errorRouter(ErrorRouter(describer: ErrorDescriber(locale: german)))
    .environment(\.locale, german)
}

struct OrdersApp: App {
  @State private var router = ErrorRouter()
  private let failure = ProcessInfo.processInfo.environment["FAILURE"]

  var body: some Scene {
    WindowGroup {
      OrdersView { ["Tea"] }
        .failing(with: failure.flatMap(SimulatedFailure.init(named:)))
        .errorRouter(router)
    }
  }
}

@MainActor
func checkSending(with router: ErrorRouter, send: @escaping @MainActor () async throws -> Void)
  async
{
  router.simulate(.status(503), times: 1)
  await router.attempt(title: "The order isn’t sent", send).value
}

func serveFailures() throws -> LoopbackServer {
  let server = try LoopbackServer(["/orders": .json(#"["Tea"]"#)])
  server.faults = [.first(2, .status(503))]  // .failing(with: .status(503), times: 2)
  server.faults = [.always(.delay(.seconds(3)))]  // .failing(with: .slow)
  server.faults = [.always(.silence)]  // .failing(with: .timedOut), after the client's own limit
  server.faults = [.always(.brokenBody)]  // .failing(with: .unreadableAnswer)
  return server
}
