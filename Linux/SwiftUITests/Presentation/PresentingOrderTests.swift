@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct PresentingOrderTests {
  /// A view whose item an answered alert can set to `nil`.
  struct Chained: View {
    @State private var item: String? = "first"
    var body: some View {
      Text(item ?? "none").alert(
        "Alert", isPresented: $item.isPresent, presenting: item
      ) { item in
        Button("Next") { self.item = "second" }
        Button("Act \(item)") {}
      }
    }
  }

  @Test func `an alert from an action is presented if the binding was written first`() throws {
    let host = HeadlessHost(Chained(), behavior: .answering(.bindingFirst))
    try host.tap("Next")
    #expect(host.alert?.buttons.map(\.title) == ["Next", "Act second"])
  }

  @Test func `a late write of false by an answered alert dismisses the next alert`() throws {
    let host = HeadlessHost(Chained(), behavior: .answering(.actionFirst))
    try host.tap("Next")
    #expect(host.alert == nil)
    #expect(host.screen.texts == ["none"])
  }

  /// A view that ignores the `false` of every alert but the current one.
  struct Owned: View {
    @State private var item: Int? = 1
    var body: some View {
      Text("\(item ?? 0)").alert(
        "Alert", isPresented: $item[isShowing: item], presenting: item
      ) { shown in
        Button("Next") { item = shown + 1 }
        Button("Act \(shown)") {}
      }
    }
  }

  @Test(arguments: DismissalOrder.allCases)
  func `the next alert is presented if the late write of false is ignored`(
    order: DismissalOrder
  ) throws {
    let host = HeadlessHost(Owned(), behavior: .answering(order))
    for next in 2...4 {
      try host.tap("Next")
      #expect(host.alert?.buttons.map(\.title) == ["Next", "Act \(next)"])
    }
    try host.tap("Act 4")
    #expect(host.alert == nil)
    #expect(host.screen.texts == ["0"])
  }

  struct Two: View {
    @State private var isFirst = false
    @State private var isSecond = false
    var body: some View {
      Text("\(isFirst ? "first" : "-") \(isSecond ? "second" : "-")")
      Button("Both") {
        isFirst = true
        isSecond = true
      }
      .alert("First", isPresented: $isFirst) {}
      Text("other").alert("Second", isPresented: $isSecond) {}
    }
  }

  @Test func `the second of two alerts on one screen waits and keeps its binding`() throws {
    let host = HeadlessHost(Two())
    try host.tap("Both")
    #expect(host.screens.map(\.kind) == [.window, .alert])
    #expect(host.alert?.title == "First")
    #expect(host.screens.first?.texts.first == "first second")
    #expect(host.heldBackCount == 1)
    try host.tap("OK")
    #expect(host.heldBackCount == 0)
    #expect(host.alert?.title == "Second")
    #expect(host.screens.first?.texts.first == "- second")
    try host.tap("OK")
    #expect(host.alert == nil)
  }

  struct Covered: View {
    @State private var isSheet = false
    @State private var isAlert = false
    var body: some View {
      Text("content")
        .sheet(isPresented: $isSheet) {
          Button("Alert below") { isAlert = true }
          Button("Close") { isSheet = false }
        }
      Button("Sheet") { isSheet = true }
        .alert("Below", isPresented: $isAlert) {}
    }
  }

  @Test func `an alert of a covered view waits until the sheet is dismissed`() throws {
    let host = HeadlessHost(Covered())
    try host.tap("Sheet")
    try host.tap("Alert below")
    #expect(host.screens.map(\.kind) == [.window, .sheet])
    try host.tap("Close")
    #expect(host.screens.map(\.kind) == [.window, .alert])
    #expect(host.alert?.title == "Below")
  }

  struct Stacked: View {
    @State private var isSheet = true
    var body: some View {
      Button("Close all") { isSheet = false }
        .sheet(isPresented: $isSheet) { Inner() }
    }

    struct Inner: View {
      @State private var isSheet = false
      @State private var isCover = false
      @State private var isAlert = false
      var body: some View {
        Text("inner")
        Button("Alert") { isAlert = true }.alert("Over", isPresented: $isAlert) {}
        Button("Sheet") { isSheet = true }.sheet(isPresented: $isSheet) { Text("upper") }
        Button("Cover") { isCover = true }
          .fullScreenCover(isPresented: $isCover) {
            Text("cover")
            Button("Sheet over cover") { isSheet = true }
          }
      }
    }
  }

  @Test func `an alert in a sheet's content is presented over the sheet`() throws {
    let host = HeadlessHost(Stacked())
    try host.tap("Alert")
    #expect(host.screens.map(\.kind) == [.window, .sheet, .alert])
    try host.tap("OK")
    #expect(host.screens.map(\.kind) == [.window, .sheet])
  }

  @Test func `a sheet is presented over a sheet, and a cover over a sheet`() throws {
    let host = HeadlessHost(Stacked())
    try host.tap("Sheet")
    #expect(host.screens.map(\.kind) == [.window, .sheet, .sheet])
    host.dismiss()
    try host.tap("Cover")
    #expect(host.screens.map(\.kind) == [.window, .sheet, .fullScreenCover])
    #expect(host.screen.texts == ["cover", "Sheet over cover"])
  }

  @Test(arguments: [false, true])
  func `dismissing a screen removes the presentations over it`(closesAbove: Bool) throws {
    let host = HeadlessHost(Stacked(), behavior: closesAbove ? .closesAbove : .immediate)
    try host.tap("Sheet")
    host.screens.first?.buttons.first?.press()
    #expect(host.screens.map(\.kind) == [.window])
  }

  struct Outside: View {
    @State private var isSheet = true
    @State private var isAlert = true
    var body: some View {
      Text("\(isAlert)")
      Button("Close") { isSheet = false }
        .sheet(isPresented: $isSheet) { Text("sheet").alert("Over", isPresented: $isAlert) {} }
    }
  }

  @Test(arguments: [false, true])
  func `a dismissal may write the bindings of the presentations above`(
    closesAbove: Bool
  ) throws {
    let host = HeadlessHost(Outside(), behavior: closesAbove ? .closesAbove : .immediate)
    #expect(host.alert?.title == "Over")
    host.screens.first?.buttons.first?.press()
    #expect(host.screens.map(\.kind) == [.window])
    #expect(host.screen.texts.first == "\(!closesAbove)")
  }
}

extension Int? {
  /// Whether the number is the presented one; `false` removes only the presented number.
  fileprivate subscript(isShowing shown: Int?) -> Bool {
    get { self != nil && self == shown }
    set { if !newValue && self == shown { self = nil } }
  }
}

extension Optional {
  /// Whether there is a value; `false` removes the value.
  fileprivate var isPresent: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}
