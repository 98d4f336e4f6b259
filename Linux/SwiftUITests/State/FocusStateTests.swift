import Testing

@_spi(Testing) import SwiftUI

/// Views whose focus follows a state.
@MainActor
@Suite struct FocusStateTests {
  @Test func `setting the state moves the focus to the field`() throws {
    let host = HeadlessHost(FocusView())
    #expect(host.screen.fields.map(\.isFocused) == [false, false])
    try host.tap("First")
    #expect(host.screen.fields.map(\.isFocused) == [true, false])
    #expect(host.screen.texts.contains("first"))
  }

  @Test func `moving the focus updates the states of both fields`() throws {
    let host = HeadlessHost(FocusView())
    try host.tap("First")
    try host.screen.type("x", into: "Two")
    #expect(host.screen.fields.map(\.isFocused) == [false, true])
    #expect(host.screen.texts.contains("second"))
    #expect(!host.screen.texts.contains("first"))
  }

  @Test func `resetting the state removes the focus`() throws {
    let host = HeadlessHost(FocusView())
    try host.tap("First")
    try host.tap("None")
    #expect(host.screen.fields.map(\.isFocused) == [false, false])
  }

  @Test func `removing the focused field resets its state`() throws {
    let host = HeadlessHost(FocusView())
    try host.tap("First")
    try host.tap("Hide")
    #expect(!host.screen.texts.contains("first"))
    try host.tap("Hide")
    #expect(host.screen.fields.map(\.isFocused) == [false, false])
  }

  @Test func `a disabled field rejects the focus and resets the state`() throws {
    let host = HeadlessHost(FocusView(isDisabled: true))
    try host.tap("First")
    #expect(host.screen.fields.map(\.isFocused) == [false, false])
    #expect(!host.screen.texts.contains("first"))
  }

  @Test func `a field updates all states that are bound to its focus`() throws {
    let host = HeadlessHost(NestedFocusView())
    try host.screen.type("x", into: "Field")
    #expect(host.screen.texts.contains("inner and outer"))
  }
}

private struct FocusView: View {
  var isDisabled = false
  @State private var hides = false
  @FocusState private var first: Bool
  @FocusState private var second: Bool

  var body: some View {
    if !hides {
      TextField("One", text: .constant("")).focused($first).disabled(isDisabled)
    }
    TextField("Two", text: .constant("")).focused($second)
    if first { Text("first") }
    if second { Text("second") }
    Button("First") { first = true }
    Button("None") { first = false }
    Button("Hide") { hides.toggle() }
  }
}

private struct NestedFocusView: View {
  @FocusState private var inner: Bool
  @FocusState private var outer: Bool

  var body: some View {
    TextField("Field", text: .constant("")).focused($inner).focused($outer)
    if inner && outer { Text("inner and outer") }
  }
}
