import Observation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Rendering) @_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(1))) struct AlertPlaceTests {
  private let alert = AlertContext()

  @Test func `shows what was presented before there was a view`() {
    alert.present(AlertContent(title: "Early"))
    let host = HeadlessHost(Text("Photos").alert(alert))
    #expect(host.alert?.title == "Early")
  }

  @Test func `shows an alert once when several views show its context`() async throws {
    let host = HeadlessHost(
      VStack {
        Text("One").alert(alert)
        Text("Two").alert(alert)
      }
      .alert(alert))
    let handle = alert.present(AlertContent(title: "Saved"))
    #expect(host.screens.count == 2)
    try host.tap("OK")
    #expect(host.screens.count == 1)
    #expect(await handle.answer == .action(.ok))
  }

  @Test func `shows an alert over the sheet that shows its context`() async throws {
    let sheet = SheetContext()
    let host = HeadlessHost(Text("Photos").sheet(sheet).alert(alert))
    sheet.present { [alert] in Text("Details").alert(alert) }
    #expect(host.sheet?.texts == ["Details"])
    alert.present(AlertContent(title: "Over the sheet"))
    #expect(host.screens.map(\.kind) == [.window, .sheet, .alert])
    try host.tap("OK")
    host.dismiss()
    await host.wait { host.screens.count == 1 }
    alert.present(AlertContent(title: "Over the window"))
    await host.wait { host.alert?.title == "Over the window" }
  }

  @Test func `moves an alert to another view when the one that shows it goes away`() async throws {
    let model = Places()
    let host = HeadlessHost(PlacesView(model: model, alert: alert))
    let handle = alert.present(AlertContent(title: "Stay"))
    #expect(host.alert?.title == "Stay")
    model.names = ["second"]
    #expect(host.alert?.title == "Stay")
    #expect(host.screens.count == 2)
    model.names = []
    #expect(host.alert == nil)
    #expect(alert.item?.title == "Stay")
    model.names = ["third"]
    #expect(host.alert?.title == "Stay")
    try host.tap("OK")
    #expect(await handle.answer == .action(.ok))
  }

  @Test func `goes on when the view goes away while an alert closes`() async {
    let model = Places()
    let host = HeadlessHost(PlacesView(model: model, alert: alert))
    let first = alert.present(AlertContent(title: "First"))
    #expect(host.alert != nil)
    alert.present(AlertContent(title: "Second"))
    alert.dismiss()
    model.names = []
    #expect(host.alert == nil)
    #expect(await first.answer == .dismissed)
    #expect(alert.item?.title == "Second")
    model.names = ["third"]
    #expect(host.alert?.title == "Second")
  }

  @Test func `closes at once when the view has gone away`() async {
    let model = Places()
    let host = HeadlessHost(PlacesView(model: model, alert: alert))
    let first = alert.present(AlertContent(title: "First"))
    #expect(host.alert != nil)
    model.names = []
    #expect(host.alert == nil)
    alert.dismiss()
    #expect(await first.answer == .dismissed)
    #expect(alert.current == nil)
  }

  @Test func `shows another context when the view is given one`() async {
    let other = AlertContext()
    let model = Places()
    let host = HeadlessHost(SwitchingView(model: model, first: alert, second: other))
    alert.present(AlertContent(title: "First"))
    #expect(host.alert?.title == "First")
    other.present(AlertContent(title: "Second"))
    model.names = []
    #expect(host.alert == nil)
    await host.wait { host.alert?.title == "Second" }
    #expect(alert.item?.title == "First")
    #expect(other.item?.title == "Second")
  }

  @Test func `comes from a parent, through an initializer or the environment`() async throws {
    let host = HeadlessHost(ParentView())
    for title in ["Initializer", "Environment"] {
      try host.tap(title)
      await host.wait { host.alert?.title == title }
      try host.tap("OK")
    }
  }

  @Test(.timeLimit(.minutes(3)))
  func `evaluates one view when 10,000 hold the context`() {
    let host = HeadlessHost(ManyViews(alert: alert))
    host.resetEvaluations()
    alert.present(AlertContent(title: "Saved"))
    #expect(host.alert?.title == "Saved")
    #expect(host.evaluations == 1)
  }

  @Test(.timeLimit(.minutes(3)))
  func `evaluates one view when 1,000 show the context`() {
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
