@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct RefreshTests {
  private let journal = Journal()

  @Test func `pulling a list down runs the refresh action to completion`() async throws {
    let host = HeadlessHost(
      List { Text("row") }.refreshable { [journal] in await journal.note("refreshed") })
    #expect(host.screen.isRefreshable)
    let pull = try host.screen.refresh()
    #expect(host.screen.isRefreshing)
    await pull.value
    #expect(!host.screen.isRefreshing)
    #expect(journal.entries == ["refreshed"])
  }

  @Test func `only vertically scrollable views are refreshable`() {
    let views: [AnyView] = [
      AnyView(List { Text("a") }), AnyView(Form { Text("a") }), AnyView(ScrollView { Text("a") }),
      AnyView(ScrollView(.horizontal) { Text("a") }), AnyView(VStack { Text("a") }),
    ]
    let pulled = views.map { HeadlessHost($0.refreshable {}).screen.isRefreshable }
    #expect(pulled == [true, true, true, false, false])
    #expect(views.allSatisfy { !HeadlessHost($0).screen.isRefreshable })
  }

  @Test func `pulling a list without a refresh action throws`() {
    let host = HeadlessHost(List { Text("a") }.navigationTitle("Inbox"))
    #expect(
      throws: HeadlessHostError.notFound(
        kind: "element to refresh", name: "Inbox", available: [])
    ) { try host.screen.refresh() }
  }

  @Test func `a pull during a refresh joins that refresh`() async throws {
    let host = HeadlessHost(
      List { Text("row") }.refreshable { [journal] in await journal.note("refreshed") })
    let first = try host.screen.refresh()
    #expect(try host.screen.refresh() == first)
    await first.value
    await (try host.screen.refresh()).value
    #expect(journal.entries == ["refreshed", "refreshed"])
  }

  @Test func `a refresh is cancelled when its list is removed, not on re-evaluation`() async throws
  {
    let host = HeadlessHost(Leaving(journal: journal))
    let pull = try host.screen.refresh()
    await host.wait { journal.entries == ["begun"] }
    try host.tap("Count")
    #expect(host.screen.isRefreshing)
    #expect(!pull.isCancelled)
    try host.tap("Leave")
    try #require(pull.isCancelled)
    await host.wait { journal.entries == ["begun", "cancelled"] }
  }

  @Test func `a view can run the refresh action from its environment`() async throws {
    struct Refreshing: View {
      @Environment(\.refresh) private var refresh
      let title: String
      var body: some View {
        Button(title) { Task { await refresh?() } }.disabled(refresh == nil)
      }
    }
    let host = HeadlessHost(
      VStack {
        Refreshing(title: "Inside").refreshable { [journal] in await journal.note("refreshed") }
        Refreshing(title: "Outside")
      })
    #expect(host.screen.buttons.map(\.isEnabled) == [true, false])
    try host.tap("Inside")
    await host.wait { journal.entries == ["refreshed"] }
  }
}

private struct Leaving: View {
  let journal: Journal
  @State private var isShown = true
  @State private var count = 0

  var body: some View {
    if isShown {
      List { Text("row \(count)") }
        .refreshable { [journal] in
          await journal.note("begun")
          let cancellation = AsyncStream<Void> { _ in }
          for await _ in cancellation {}
          await journal.note("cancelled")
        }
    }
    Button("Count") { count += 1 }
    Button("Leave") { isShown = false }
  }
}
