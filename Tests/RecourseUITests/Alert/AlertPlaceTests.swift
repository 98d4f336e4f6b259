import Observation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Rendering) @_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct AlertPlaceTests {
  private let alert = AlertContext()

  @Test(arguments: SystemBehavior.named)
  func `presents an alert that was queued before its view`(_ behavior: SystemBehavior) async {
    alert.present(AlertContent(title: "Early"))
    let window = HostedWindow(behavior) { Text("Photos").alert(alert) }
    await window.waitForAlert("Early")
  }

  @Test(arguments: SystemBehavior.named)
  func `presents an alert once when several views present its context`(
    _ behavior: SystemBehavior
  ) async throws {
    let window = HostedWindow(behavior) {
      VStack {
        Text("One").alert(alert)
        Text("Two").alert(alert)
      }
      .alert(alert)
    }
    let handle = alert.present(AlertContent(title: "Saved"))
    await window.waitForAlert("Saved")
    #expect(window.kinds == [.window, .alert])
    #expect(window.host.heldBackCount == 0)
    try await window.tap("OK")
    #expect(await window.answer(of: handle) == .action(.ok))
    await window.rest()
    #expect(window.isBare)
  }

  @Test(arguments: SystemBehavior.named)
  func `presents an alert over a sheet whose content presents its context`(
    _ behavior: SystemBehavior
  ) async throws {
    let sheet = SheetContext()
    let window = HostedWindow(behavior) { Text("Photos").sheet(sheet).alert(alert) }
    sheet.present { [alert] in Text("Details").alert(alert) }
    await window.wait { window.sheet?.texts == ["Details"] }
    alert.present(AlertContent(title: "Over the sheet"))
    await window.waitForAlert("Over the sheet")
    #expect(window.kinds == [.window, .sheet, .alert])
    try await window.tap("OK")
    await window.wait { window.sheet != nil }
    await window.dismiss()
    await window.wait { window.isBare }
    alert.present(AlertContent(title: "Over the window"))
    await window.waitForAlert("Over the window")
  }

  @Test(arguments: SystemBehavior.named)
  func `moves an alert to another view when the presenting view disappears`(
    _ behavior: SystemBehavior
  ) async throws {
    let model = Places()
    let window = HostedWindow(behavior) { PlacesView(model: model, alert: alert) }
    let handle = alert.present(AlertContent(title: "Stay"))
    await window.waitForAlert("Stay")
    model.names = ["second"]
    await window.rest()
    await window.waitForAlert("Stay")
    #expect(window.kinds == [.window, .alert])
    model.names = []
    await window.rest()
    #expect(window.isBare)
    #expect(alert.item?.title == "Stay")
    model.names = ["third"]
    await window.waitForAlert("Stay")
    try await window.tap("OK")
    #expect(await window.answer(of: handle) == .action(.ok))
  }

  @Test(arguments: SystemBehavior.named)
  func `keeps the queue when the view disappears mid-dismissal`(_ behavior: SystemBehavior) async {
    let model = Places()
    let window = HostedWindow(behavior) { PlacesView(model: model, alert: alert) }
    let first = alert.present(AlertContent(title: "First"))
    await window.waitForAlert("First")
    alert.present(AlertContent(title: "Second"))
    alert.dismiss()
    model.names = []
    await window.rest()
    #expect(window.isBare)
    #expect(await window.answer(of: first) == .dismissed)
    #expect(alert.item?.title == "Second")
    model.names = ["third"]
    await window.waitForAlert("Second")
  }

  @Test(arguments: SystemBehavior.named)
  func `closes at once when the view has disappeared`(_ behavior: SystemBehavior) async {
    let model = Places()
    let window = HostedWindow(behavior) { PlacesView(model: model, alert: alert) }
    let first = alert.present(AlertContent(title: "First"))
    await window.waitForAlert("First")
    model.names = []
    await window.rest()
    #expect(window.isBare)
    alert.dismiss()
    #expect(await first.answer == .dismissed)
    #expect(alert.current == nil)
  }

  @Test(arguments: SystemBehavior.named)
  func `presents another context that the view receives`(_ behavior: SystemBehavior) async {
    let other = AlertContext()
    let model = Places()
    let window = HostedWindow(behavior) {
      SwitchingView(model: model, first: alert, second: other)
    }
    window.takesTurns = false
    alert.present(AlertContent(title: "First"))
    await window.waitForAlert("First")
    other.present(AlertContent(title: "Second"))
    model.names = []
    await window.waitForAlert("Second")
    #expect(alert.item?.title == "First")
    #expect(other.item?.title == "Second")
  }

  @Test(arguments: SystemBehavior.named)
  func `a child view receives the context by initializer or environment`(
    _ behavior: SystemBehavior
  ) async throws {
    let window = HostedWindow(behavior) { ParentView() }
    for title in ["Initializer", "Environment"] {
      try await window.tap(title)
      await window.waitForAlert(title)
      try await window.tap("OK")
      await window.wait { window.isBare }
    }
  }

  @Test(.timeLimit(.minutes(3)))
  func `evaluates one view when 10,000 views hold the context`() {
    let host = HeadlessHost(ManyViews(alert: alert))
    host.resetEvaluations()
    alert.present(AlertContent(title: "Saved"))
    #expect(host.alert?.title == "Saved")
    #expect(host.evaluations == 1)
  }

  @Test(.timeLimit(.minutes(3)))
  func `evaluates one view when 1,000 views present the context`() {
    let host = HeadlessHost(
      ForEach(0..<1_000, id: \.self) { _ in Text("Row").alert(alert) })
    host.resetEvaluations()
    alert.present(AlertContent(title: "Saved"))
    #expect(host.alert?.title == "Saved")
    #expect(host.evaluations == 1)
  }
}

@MainActor
@Observable
private final class Places {
  var names = ["first", "second"]
}

private struct PlacesView: View {
  let model: Places
  let alert: AlertContext

  var body: some View {
    Text("Photos")
    ForEach(model.names, id: \.self) { name in Text(verbatim: name).alert(alert) }
  }
}

private struct SwitchingView: View {
  let model: Places
  let first: AlertContext
  let second: AlertContext

  var body: some View {
    Text("Photos").alert(model.names.isEmpty ? second : first)
  }
}

private struct ParentView: View {
  @State private var alert = AlertContext()

  var body: some View {
    VStack {
      InitializedView(alert: alert)
      EnvironmentView()
    }
    .environment(alert)
    .alert(alert)
  }
}

private struct InitializedView: View {
  let alert: AlertContext

  var body: some View {
    Button("Initializer") { alert.present(AlertContent(title: "Initializer")) }
  }
}

private struct EnvironmentView: View {
  @Environment(AlertContext.self) private var alert

  var body: some View {
    Button("Environment") { alert.present(AlertContent(title: "Environment")) }
  }
}

private struct ManyViews: View {
  let alert: AlertContext

  var body: some View {
    VStack {
      ForEach(0..<10_000, id: \.self) { _ in HoldingView(alert: alert) }
    }
    .alert(alert)
  }
}

private struct HoldingView: View {
  let alert: AlertContext

  var body: some View {
    Button("Save") { alert.present(AlertContent(title: "Saved")) }
  }
}
