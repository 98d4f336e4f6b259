import Foundation
import RecourseUI
import Testing

@_spi(Rendering) @_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(1))) struct ErrorAlerterViewTests {
  @Test(arguments: ["Async", "Method", "Completion", "Error", "Elsewhere"])
  func `alerts what fails in a view`(_ button: String) async throws {
    let host = HeadlessHost(MyView())
    try host.tap(button)
    await host.wait { host.alert != nil }
    #expect(host.alert?.title == "Something went wrong here")
    #expect(host.alert?.message == "Please do it again")
    try host.tap("OK")
    #expect(host.alert == nil)
  }

  @Test(arguments: DismissalOrder.allCases)
  func `runs an operation again when a person wants to`(_ order: DismissalOrder) async throws {
    let host = HeadlessHost(MyView(), behavior: .answering(order))
    try host.tap("Again")
    for runs in 1...3 {
      await host.wait { host.alert != nil }
      #expect(host.screens[0].texts.contains("\(runs) runs"))
      #expect(host.alert?.buttons.map(\.title) == ["Try Again", "Cancel"])
      try host.tap("Try Again")
    }
    await host.wait { host.alert != nil }
    try host.tap("Cancel")
    await host.wait { host.screen.texts.contains("ended") }
    #expect(host.screen.texts.contains("4 runs"))
  }
}

private enum MyError: ErrorAlertConvertible {
  case general

  var errorTitle: String { "Something went wrong here" }
  var errorMessage: String { "Please do it again" }
}

private struct MyView: View, ErrorAlerter {
  @State var alert = AlertContext()
  @State private var runs = 0
  @State private var status = "running"

  var body: some View {
    VStack {
      Button("Async") { tryWithErrorAlert { try await save() } }
      Button("Method") { tryWithErrorAlert(save) }
      Button("Completion") {
        tryWithErrorAlert(saveWithCompletion) { result in
          if case .failure = result { status = "failed" }
        }
      }
      Button("Error") { alert(error: MyError.general) }
      Button("Elsewhere", action: failElsewhere)
      Button("Again", action: tryAgain)
      Text("\(runs) runs")
      Text(status)
    }
    .alert(alert)
  }

  private func tryAgain() {
    Task {
      await tryWithErrorAlert(offersTryAgain: true, save).value
      status = "ended"
    }
  }

  private func failElsewhere() {
    DispatchQueue.global().async { alertAsync(error: MyError.general) }
  }

  private func save() async throws {
    runs += 1
    throw MyError.general
  }

  private func saveWithCompletion(_ completion: @escaping (Result<Void, MyError>) -> Void) {
    completion(.failure(.general))
  }
}
