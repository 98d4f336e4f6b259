@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct AlertContentsTests {
  private let journal = Journal()

  struct Naming: View {
    let journal: Journal
    let model: Model
    @State private var isAsking = true
    @State private var name = ""
    var body: some View {
      Text("saved \(model.name)").alert("Count \(model.count)", isPresented: $isAsking) {
        TextField("Name", text: $name)
        Save(model: model, name: $name)
        Marker(journal: journal, model: model)
      } message: {
        Live(model: model)
      }
    }

    struct Live: View {
      let model: Model
      var body: some View { Text("count \(model.count)") }
    }

    struct Save: View {
      let model: Model
      @Binding var name: String
      var body: some View { Button("Save \(model.count)") { model.name = name } }
    }

    struct Marker: View {
      let journal: Journal
      let model: Model
      var body: some View {
        Button("Later") {}
          .onAppear { journal.note("+") }
          .onDisappear { journal.note("-") }
          .onChange(of: model.count) { journal.note("change") }
          .task { journal.note("task") }
      }
    }
  }

  @Test(arguments: [SystemBehavior.immediate, .frozenAlerts])
  func `an alert's message and buttons update unless the behavior freezes them`(
    behavior: SystemBehavior
  ) {
    let model = Model()
    let host = HeadlessHost(Naming(journal: journal, model: model), behavior: behavior)
    model.count = 1
    let count = behavior == .immediate ? 1 : 0
    #expect(host.alert?.title == "Count 0")
    #expect(host.alert?.message == "count \(count)")
    #expect(host.alert?.buttons.first?.title == "Save \(count)")
  }

  @Test func `a frozen alert's text field accepts text that the alert's action reads`() throws {
    let model = Model()
    let host = HeadlessHost(Naming(journal: journal, model: model), behavior: .frozenAlerts)
    try host.screen.type("Ada", into: "Name")
    #expect(host.alert?.fields.map(\.text) == ["Ada"])
    try host.tap("Save 0")
    #expect(host.screen.texts == ["saved Ada"])
  }

  @Test(arguments: [SystemBehavior.immediate, .silentAlerts])
  func `an alert's contents run lifecycle actions unless the behavior silences them`(
    behavior: SystemBehavior
  ) async throws {
    let model = Model()
    let host = HeadlessHost(Naming(journal: journal, model: model), behavior: behavior)
    model.count = 1
    #expect(host.alert != nil)
    await host.settle { _ in }
    try host.tap("Later")
    await host.settle { _ in }
    #expect(host.alert == nil)
    #expect(
      journal.entries == (behavior == .immediate ? ["+", "change", "task", "-"] : []))
  }

  struct Choosing: View {
    let journal: Journal
    @State private var isAsking = true
    var body: some View {
      Text("\(isAsking)").confirmationDialog("Sure?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) { journal.note("deleted") }
        Button("Keep", role: .cancel) { journal.note("kept") }
      }
    }
  }

  @Test(arguments: [SystemBehavior.cancellingPopovers, .silentPopovers])
  func `a popover omits the dialog's cancel button and may run its action on dismissal`(
    behavior: SystemBehavior
  ) throws {
    let host = HeadlessHost(Choosing(journal: journal), behavior: behavior)
    #expect(host.screen.buttons.map(\.title) == ["Delete"])
    host.dismiss()
    #expect(host.screens.map(\.texts) == [["false"]])
    #expect(journal.entries == (behavior == .cancellingPopovers ? ["kept"] : []))
  }

  @Test func `a popover without a cancel action is dismissed by a tap outside`() throws {
    let host = HeadlessHost(
      ConfirmationDialogTests.Asking(journal: journal), behavior: .cancellingPopovers)
    try host.tap("Ask")
    #expect(host.screen.buttons.map(\.title) == ["Delete", "Archive"])
    host.dismiss()
    #expect(host.screen.kind == .window)
    #expect(journal.entries == [])
  }
}
