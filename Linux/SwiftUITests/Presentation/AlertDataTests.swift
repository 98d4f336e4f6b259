@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct AlertDataTests {
  struct Asking: View {
    let model: Model
    @State private var isAsking = false
    @State private var data: String?
    var body: some View {
      Text("\(model.count)")
        .alert("Alert \(data ?? "none")", isPresented: $isAsking, presenting: data) { data in
          Button("Act \(data)") { model.name = data }
        } message: {
          Text("About \($0)")
        }
        .onChange(of: model.count) { data = "later" }
      Button("Flag") { isAsking = true }
      Button("Data") { data = "now" }
    }
  }

  @Test func `an alert with data needs both the flag and the data`() throws {
    let host = HeadlessHost(Asking(model: Model()))
    try host.tap("Flag")
    #expect(host.alert == nil)
    try host.tap("Data")
    #expect(host.alert?.message == "About now")
  }

  @Test func `later changes of the data are ignored while the alert is up`() throws {
    let model = Model()
    let host = HeadlessHost(Asking(model: model))
    try host.tap("Data")
    try host.tap("Flag")
    model.count = 1
    #expect(host.alert?.title == "Alert now")
    #expect(host.alert?.message == "About now")
    try host.tap("Act now")
    #expect(model.name == "now")
    try host.tap("Flag")
    #expect(host.alert?.message == "About later")
  }
}
