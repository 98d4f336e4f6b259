import Foundation
import RecourseUI
import Testing

@_spi(Rendering) @_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ErrorAlerterViewTests {
  @Test(arguments: SystemBehavior.named, ["Async", "Method", "Completion", "Error", "Elsewhere"])
  func `presents a failure as an alert`(_ behavior: SystemBehavior, button: String) async throws {
    let window = HostedWindow(behavior) { MyView() }
    try await window.tap(button)
    await window.waitForAlert("Something went wrong here")
    #expect(window.alert?.message == "Please do it again")
    try await window.tap("OK")
    await window.rest()
    #expect(window.isBare)
  }

  @Test(arguments: Platform.all)
  func `runs an operation again when the user taps Try Again`(_ platform: Platform) async throws {
    let window = HostedWindow(on: platform) { MyView() }
    try await window.tap("Again")
    for runs in 1...3 {
      await window.wait { window.alert != nil }
      #expect(window.texts.contains("\(runs) runs"))
      #expect(window.alert?.buttons.map(\.title) == ["Try Again", "Cancel"])
      try await window.tap("Try Again")
      await window.wait { window.texts.contains("\(runs + 1) runs") }
    }
    await window.wait { window.alert != nil }
    try await window.tap("Cancel")
    await window.wait { window.isBare && window.texts.contains("ended") }
    #expect(window.texts.contains("4 runs"))
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
      Button("Async") { tryWithErrorAlert(offersTryAgain: false) { try await save() } }
      Button("Method") { tryWithErrorAlert(offersTryAgain: false, save) }
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
      await tryWithErrorAlert(save).value
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
