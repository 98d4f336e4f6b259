import Foundation
@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct AlertOverloadTests {
  struct Failure: LocalizedError {
    let reason: String
    var errorDescription: String? { "Failed: \(reason)" }
  }

  private let title: String = "100 %@"
  private let shown = Binding.constant(true)
  private let data: Int? = 7

  private func seen<Content: View>(_ view: Content) -> [String] {
    guard let alert = HeadlessHost(view).alert else { return [] }
    return [alert.title, alert.message] + alert.buttons.map(\.title)
  }

  @Test func `an alert with a flag has its actions`() {
    let view = Text("content")
    let expected = ["Key", "", "Act"]
    #expect(seen(view.alert("Key", isPresented: shown) { Button("Act") {} }) == expected)
    #expect(seen(view.alert(Text("Key"), isPresented: shown) { Button("Act") {} }) == expected)
    #expect(
      seen(view.alert(title, isPresented: shown) { Button("Act") {} }) == ["100 %@", "", "Act"])
  }

  @Test func `an alert with a flag has its actions and message`() {
    let view = Text("content")
    let message = Text("Message")
    let expected = ["Key", "Message", "OK"]
    #expect(
      seen(view.alert("Key", isPresented: shown, actions: {}, message: { message })) == expected)
    #expect(
      seen(view.alert(Text("Key"), isPresented: shown, actions: {}, message: { message }))
        == expected)
    #expect(
      seen(view.alert(title, isPresented: shown, actions: {}, message: { message }))
        == ["100 %@", "Message", "OK"])
  }

  @Test func `an alert with data has the actions for the data`() {
    let view = Text("content")
    let expected = ["Key", "", "Act 7"]
    #expect(
      seen(view.alert("Key", isPresented: shown, presenting: data) { Button("Act \($0)") {} })
        == expected)
    #expect(
      seen(view.alert(Text("Key"), isPresented: shown, presenting: data) { Button("Act \($0)") {} })
        == expected)
    #expect(
      seen(view.alert(title, isPresented: shown, presenting: data) { Button("Act \($0)") {} })
        == ["100 %@", "", "Act 7"])
  }

  @Test func `an alert with data has the actions and message for the data`() {
    let view = Text("content")
    let expected = ["Key", "Message 7", "Act 7"]
    #expect(
      seen(
        view.alert("Key", isPresented: shown, presenting: data) {
          Button("Act \($0)") {}
        } message: {
          Text("Message \($0)")
        }) == expected)
    #expect(
      seen(
        view.alert(Text("Key"), isPresented: shown, presenting: data) {
          Button("Act \($0)") {}
        } message: {
          Text("Message \($0)")
        }) == expected)
    #expect(
      seen(
        view.alert(title, isPresented: shown, presenting: data) {
          Button("Act \($0)") {}
        } message: {
          Text("Message \($0)")
        }) == ["100 %@", "Message 7", "Act 7"])
  }

  @Test func `an alert with an error and a flag has the error's title`() {
    let view = Text("content")
    let error: Failure? = Failure(reason: "disk")
    #expect(
      seen(view.alert(isPresented: shown, error: error) { Button("Act") {} })
        == ["Failed: disk", "", "Act"])
    #expect(
      seen(
        view.alert(isPresented: shown, error: error) {
          Button("Act \($0.reason)") {}
        } message: {
          Text("Message \($0.reason)")
        }) == ["Failed: disk", "Message disk", "Act disk"])
    #expect(seen(view.alert(isPresented: shown, error: nil as Failure?) {}) == [])
  }

  #if SDK_27
    @Test func `an alert with a binding to an error clears the error when answered`() throws {
      struct Failing: View {
        @State private var error: Failure? = Failure(reason: "disk")
        var body: some View {
          Text(error == nil ? "well" : "failed").alert(error: $error) { Button("Act") {} }
        }
      }
      struct Explaining: View {
        @State private var error: Failure? = Failure(reason: "disk")
        var body: some View {
          Text(error == nil ? "well" : "failed").alert(error: $error) {
            Button("Act \($0.reason)") {}
          } message: {
            Text("Message \($0.reason)")
          }
        }
      }
      #expect(seen(Failing()) == ["Failed: disk", "", "Act"])
      #expect(seen(Explaining()) == ["Failed: disk", "Message disk", "Act disk"])
      let host = HeadlessHost(Failing())
      try host.tap("Act")
      #expect(host.screen.texts == ["well"])
    }

    @Test func `an alert with a binding to an item clears the item when answered`() throws {
      struct Choosing: View {
        @State private var item: Int? = 7
        var body: some View {
          Text(item == nil ? "none" : "some").alert("Key", item: $item) { Button("Act \($0)") {} }
        }
      }
      let item = Binding.constant(data)
      func button(_ number: Int) -> some View { Button("\(number)") {} }
      func about(_ number: Int) -> some View { Text("is \(number)") }
      let view = Text("content")
      #expect(seen(Choosing()) == ["Key", "", "Act 7"])
      #expect(seen(view.alert(Text("Key"), item: item) { Button("\($0)") {} }) == ["Key", "", "7"])
      #expect(seen(view.alert(title, item: item) { Button("\($0)") {} }) == ["100 %@", "", "7"])
      #expect(
        seen(view.alert("Key", item: item, actions: button, message: about))
          == ["Key", "is 7", "7"])
      #expect(
        seen(view.alert(Text("Key"), item: item, actions: button, message: about))
          == ["Key", "is 7", "7"])
      #expect(
        seen(view.alert(title, item: item, actions: button, message: about))
          == ["100 %@", "is 7", "7"])
      let host = HeadlessHost(Choosing())
      try host.tap("Act 7")
      #expect(host.screen.texts == ["none"])
    }
  #endif
}
