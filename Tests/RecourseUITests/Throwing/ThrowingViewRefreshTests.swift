import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Rendering) @_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ThrowingViewRefreshTests {
  private let operation = ManualOperation<[String]>()

  /// Returns the host of a list that has loaded the row Tea, and whose state is "Add 1".
  private func loadedHost() async throws -> HeadlessHost {
    let host = HeadlessHost(Leaving { OrderList(operation: operation) })
    await host.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await host.wait { host.screen.texts.first == "Tea" }
    try host.tap("Add")
    #expect(host.screen.texts.contains("Add 1"))
    return host
  }

  @Test func `a pull reloads until the operation ends, and keeps the content`() async throws {
    let host = try await loadedHost()
    let pull = try host.screen.refresh()
    await host.wait { operation.running == 1 }
    #expect(host.screen.isRefreshing)
    #expect(host.screen.texts.prefix(2) == ["Tea", "Add 1"])
    operation.succeed(with: ["Milk"])
    await pull.value
    #expect(host.screen.texts.prefix(2) == ["Milk", "Add 1"])
    #expect(operation.runs == 2)
  }

  @Test func `a pull joins the run in flight`() async throws {
    let host = try await loadedHost()
    let pull = try host.screen.refresh()
    await host.wait { operation.running == 1 }
    operation.fail()
    await pull.value
    try host.tap("Try Again")
    await host.wait { operation.running == 1 }
    let second = try host.screen.refresh()
    for _ in 0..<10 { await Task.yield() }
    #expect(operation.runs == 3)
    operation.succeed(with: ["Milk"])
    await second.value
    await host.wait { host.screen.texts.first == "Milk" }
    #expect(operation.runs == 3)
  }

  @Test func `a failure that repeats says how often the load was tried, until it succeeds`()
    async throws
  {
    let host = HeadlessHost(OrderList(operation: operation))
    for tried in 1...3 {
      await host.wait { operation.running == 1 }
      operation.fail()
      await host.wait { host.screen.texts.first == "The card was declined" }
      #expect(host.screen.texts.contains("Tried \(tried) times.") == (tried > 1))
      try host.tap("Try Again")
    }
    await host.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await host.wait { host.screen.texts.first == "Tea" }
    for tried in 1...2 {
      let pull = try host.screen.refresh()
      await host.wait { operation.running == 1 }
      operation.fail()
      await pull.value
      #expect(host.screen.texts.contains("Tried \(tried) times.") == (tried > 1))
    }
  }

  @Test func `a failed refresh keeps the content, with a notice beside it`() async throws {
    let host = try await loadedHost()
    let pull = try host.screen.refresh()
    await host.wait { operation.running == 1 }
    operation.fail()
    await pull.value
    #expect(
      host.screen.texts == [
        "Tea", "Add 1", "Add", "The card was declined", "This may be out of date.", "Try Again",
        "Leave", "Return",
      ])
    try host.tap("Try Again")
    await host.wait { operation.running == 1 }
    #expect(host.screen.texts.contains("The card was declined"))
    #expect(!host.screen.texts.contains("Try Again"))
    #expect(host.screen.progress == [nil])
    operation.succeed(with: ["Milk"])
    await host.wait { host.screen.texts == ["Milk", "Add 1", "Add", "Leave", "Return"] }
  }

  @Test func `an error that needs the user replaces the content until it is closed`() async throws {
    let host = try await loadedHost()
    let pull = try host.screen.refresh()
    await host.wait { operation.running == 1 }
    operation.fail(with: URLError(.userAuthenticationRequired))
    await pull.value
    #expect(!host.screen.texts.contains("Tea"))
    #expect(host.screen.texts.contains("You need to sign in"))
    #expect(host.screen.buttons.map(\.title) == ["Try Again", "Close", "Leave", "Return"])
    try host.tap("Close")
    #expect(host.screen.texts.first == "Tea")
    let again = try host.screen.refresh()
    await host.wait { operation.running == 1 }
    #expect(host.screen.texts.first == "Tea")
    operation.fail(with: URLError(.userAuthenticationRequired))
    await again.value
    #expect(host.screen.texts.first == "You need to sign in")
    try host.tap("Close")
    let last = try host.screen.refresh()
    await host.wait { operation.running == 1 }
    operation.fail(with: URLError(.timedOut))
    await last.value
    await host.wait { host.screen.texts.contains("This took too long") }
    #expect(host.screen.texts.first == "Tea")
  }

  @Test func `a refresh continues when the system cancels it`() async throws {
    let host = try await loadedHost()
    let pull = try host.screen.refresh()
    await host.wait { operation.running == 1 }
    pull.cancel()
    for _ in 0..<10 { await Task.yield() }
    #expect(operation.running == 1)
    operation.succeed(with: ["Milk"])
    await host.wait { host.screen.texts.first == "Milk" }
    #expect(operation.cancellations == 0)
  }

  @Test(arguments: SystemBehavior.named)
  func `an alert of the content can reload`(_ behavior: SystemBehavior) async throws {
    let window = HostedWindow(behavior) {
      ThrowingView {
        try await operation()
      } content: {
        AskingText(text: $0.joined())
      }
    }
    await window.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await window.wait { window.screen.texts.first == "Tea" }
    try await window.tap("Ask")
    try await window.tap("Load Again")
    await window.wait { operation.running == 1 }
    operation.fail()
    await window.wait { window.screen.texts.contains("Try Again") }
    await window.rest()
    #expect(window.isBare)
    #expect(window.texts.first == "Tea")
    #expect(operation.completions == 2)
  }

  @Test func `leaving the screen cancels a refresh`() async throws {
    let host = try await loadedHost()
    try host.screen.refresh()
    await host.wait { operation.running == 1 }
    try host.tap("Leave")
    for _ in 0..<10 { await Task.yield() }
    #expect(operation.cancellations == 1)
    #expect(operation.running == 0)
  }

  @Test func `an empty state that scrolls can be refreshed`() async throws {
    let host = HeadlessHost(
      ThrowingView {
        try await operation()
      } content: {
        Text($0.joined())
      }
      .throwingViewParts(empty: { ScrollView { Text("Nothing") } }))
    await host.wait { operation.running == 1 }
    operation.succeed(with: [])
    await host.wait { host.screen.texts == ["Nothing"] }
    let pull = try host.screen.refresh()
    await host.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await pull.value
    #expect(host.screen.texts == ["Tea"])
  }

  @Test(arguments: [URLError(.timedOut), URLError(.badURL), URLError(.userAuthenticationRequired)])
  func `a failed page can be pulled down`(_ error: URLError) async throws {
    let host = HeadlessHost(OrderList(operation: operation))
    await host.wait { operation.running == 1 }
    operation.fail(with: error)
    await host.wait { host.screen.texts.contains("Try Again") }
    let pull = try host.screen.refresh()
    await host.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await pull.value
    #expect(host.screen.texts.first == "Tea")
    #expect(operation.runs == 2)
  }

  @Test func `an empty page can be pulled down, with the default and with the caller's view`()
    async throws
  {
    let views = [
      AnyView(ThrowingView(operation: { try await operation() }, content: { Text($0.joined()) })),
      AnyView(
        ThrowingView {
          try await operation()
        } content: {
          Text($0.joined())
        }
        .throwingViewParts(empty: { Text("Nothing") })),
    ]
    for view in views {
      let host = HeadlessHost(view)
      await host.wait { operation.running == 1 }
      operation.succeed(with: [])
      await host.wait { host.screen.isRefreshable }
      let pull = try host.screen.refresh()
      await host.wait { operation.running == 1 }
      operation.succeed(with: ["Tea"])
      await pull.value
      #expect(host.screen.texts == ["Tea"])
    }
  }

  @Test func `an unavailable view can be pulled down if it can try again`() async throws {
    var retries = 0
    let host = HeadlessHost(ErrorUnavailableView(CartError.declined) { retries += 1 })
    await (try host.screen.refresh()).value
    #expect(retries == 1)
    #expect(!HeadlessHost(ErrorUnavailableView(CartError.declined)).screen.isRefreshable)
  }

  @Test func `pulling a list reloads the list, and not a failed load in a row`() async throws {
    var refreshes = 0
    let host = HeadlessHost(
      List {
        Text("row")
        ThrowingView(operation: { try await operation() }, content: { Text($0.joined()) })
      }
      .refreshable { @MainActor in refreshes += 1 })
    await host.wait { operation.running == 1 }
    operation.fail()
    await host.wait { host.screen.texts.contains("Try Again") }
    let around = host.screen.nodes(around: "Try Again")
    #expect(around.count { $0.element.traits.isRefreshable } == 1)
    await (try host.screen.refresh()).value
    #expect(refreshes == 1)
    #expect(operation.runs == 1)
  }

  @Test func `a closed failure stays closed when its view is evaluated again`() async throws {
    let host = HeadlessHost(
      Identified { number in
        ThrowingView {
          try await operation()
        } content: { names in
          List { Text("\(names.joined()) \(number)") }
        }
      })
    await host.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await host.wait { host.screen.texts.first == "Tea 0" }
    let pull = try host.screen.refresh()
    await host.wait { operation.running == 1 }
    operation.fail(with: URLError(.userAuthenticationRequired))
    await pull.value
    try host.tap("Close")
    for number in 1...2 {
      try host.tap("Next")
      #expect(host.screen.texts.first == "Tea \(number)")
    }
  }
}

private struct OrderList: View {
  let operation: ManualOperation<[String]>

  var body: some View {
    ThrowingView {
      try await operation()
    } content: { names in
      List {
        ForEach(names, id: \.self) { Text($0) }
        CountingButton()
      }
    }
  }
}

private struct AskingText: View {
  let text: String
  @Environment(\.refresh) private var refresh
  @State private var isAsking = false

  var body: some View {
    Text(text)
    Button("Ask") { isAsking = true }
      .alert("Load again?", isPresented: $isAsking) {
        Button("Load Again") { Task { await refresh?() } }
      }
  }
}
