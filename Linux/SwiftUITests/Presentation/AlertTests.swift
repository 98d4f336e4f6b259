@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct AlertTests {
  struct Asking<Actions: View>: View {
    @State private var isAsking = false
    @State private var count = 0
    @ViewBuilder let actions: Actions
    var body: some View {
      Text(isAsking ? "asking" : "idle")
      Button("Ask") { isAsking = true }
        .alert("Sure?", isPresented: $isAsking) {
          actions
        } message: {
          Text("No way back.")
          Text("Count \(count)")
        }
    }
  }

  @Test func `an alert shows its title, its message and its buttons`() throws {
    let host = HeadlessHost(
      Asking {
        Button("Archive") {}
        Button("Delete", role: .destructive) {}
      })
    #expect(host.alert == nil)
    try host.tap("Ask")
    #expect(host.alert?.title == "Sure?")
    #expect(host.alert?.message == "No way back.\nCount 0")
    #expect(host.alert?.buttons.map(\.title) == ["Archive", "Delete"])
    #expect(host.alert?.buttons.map(\.role) == [nil, .destructive])
  }

  @Test func `an alert without actions has an OK button`() throws {
    let host = HeadlessHost(Asking { EmptyView() })
    try host.tap("Ask")
    #expect(host.alert?.buttons.map(\.title) == ["OK"])
    try host.tap("OK")
    #expect(host.alert == nil)
    #expect(host.screen.texts.first == "idle")
  }

  @Test func `the cancel action is placed last`() throws {
    let host = HeadlessHost(
      Asking {
        Button("Not now", role: .cancel) {}
        Button("Archive") {}
        Button("Delete", role: .destructive) {}
      })
    try host.tap("Ask")
    #expect(host.alert?.buttons.map(\.title) == ["Archive", "Delete", "Not now"])
  }

  @Test func `an alert with only a destructive action has a Cancel button`() throws {
    let host = HeadlessHost(Asking { Button("Delete", role: .destructive) {} })
    try host.tap("Ask")
    #expect(host.alert?.buttons.map(\.title) == ["Delete", "Cancel"])
    #expect(host.alert?.buttons.last?.role == .cancel)
    try host.tap("Cancel")
    #expect(host.alert == nil)
  }

  @Test func `an alert with only a text field has an OK button`() throws {
    let host = HeadlessHost(Asking { TextField("Name", text: .constant("")) })
    try host.tap("Ask")
    #expect(host.alert?.buttons.map(\.title) == ["OK"])
  }

  @Test(arguments: DismissalOrder.allCases)
  func `the binding is false after a button is pressed`(order: DismissalOrder) throws {
    let journal = Journal()
    let host = HeadlessHost(
      Asking { Button("Archive") { journal.note("archived") } }, behavior: .answering(order))
    try host.tap("Ask")
    try host.tap("Archive")
    #expect(journal.entries == ["archived"])
    #expect(host.alert == nil)
    #expect(host.screen.texts.first == "idle")
  }

  @Test func `the action and the write to the binding follow the requested order`() throws {
    struct Ordered: View {
      let journal: Journal
      var body: some View {
        Text("content").alert(
          "Alert",
          isPresented: Binding(
            get: { @MainActor in journal.entries.isEmpty },
            set: { @MainActor isOn in journal.note("\(isOn)") })
        ) { Button("Act") { journal.note("action") } }
      }
    }
    for (order, expected) in [
      (DismissalOrder.actionFirst, ["action", "false"]), (.bindingFirst, ["false", "action"]),
    ] {
      let journal = Journal()
      try HeadlessHost(Ordered(journal: journal), behavior: .answering(order)).tap("Act")
      #expect(journal.entries == expected)
    }
  }

  @Test func `Escape runs the cancel action if there is one`() throws {
    let journal = Journal()
    let host = HeadlessHost(
      Asking {
        Button("Archive") { journal.note("archived") }
        Button("Not now", role: .cancel) { journal.note("cancelled") }
      })
    try host.tap("Ask")
    host.dismiss()
    #expect(host.alert == nil)
    #expect(journal.entries == ["cancelled"])
  }

  @Test func `an alert is dismissed when its binding turns false without an answer`() {
    struct Flagged: View {
      let model: Model
      var body: some View {
        Text("content").alert("Alert", isPresented: Bindable(model).isCounting) {
          Button("Act") { model.name = "acted" }
        }
      }
    }
    let model = Model()
    let host = HeadlessHost(Flagged(model: model))
    model.count = 1
    #expect(host.alert != nil)
    model.count = 0
    #expect(host.alert == nil)
    #expect(model.name == "first")
  }

  @Test func `a disabled button does not answer an alert`() throws {
    let host = HeadlessHost(Asking { Button("Archive") {}.disabled(true) })
    try host.tap("Ask")
    #expect(throws: HeadlessHostError.disabled(kind: "button", name: "Archive")) {
      try host.tap("Archive")
    }
    host.alert?.buttons.first?.press()
    #expect(host.alert != nil)
  }

  @Test func `an alert's text field accepts text that the alert's actions read`() throws {
    struct Naming: View {
      @State private var isAsking = true
      @State private var name = ""
      @State private var saved = "nothing"
      var body: some View {
        Text(saved).alert("Name", isPresented: $isAsking) {
          TextField("Name", text: $name)
          SecureField("Password", text: .constant(""))
          Button("Save") { saved = name }
          Button("Cancel", role: .cancel) {}
        }
      }
    }
    let host = HeadlessHost(Naming())
    try host.screen.type("Ada", into: "Name")
    #expect(host.alert?.fields.map(\.text) == ["Ada", ""])
    #expect(host.alert?.fields.map(\.isSecure) == [false, true])
    try host.tap("Save")
    #expect(host.screen.texts == ["Ada"])
  }
}

extension Model {
  fileprivate var isCounting: Bool {
    get { count > 0 }
    set { count = newValue ? 1 : 0 }
  }
}
