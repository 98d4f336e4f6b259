@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct TaskTests {
  /// A view whose task notes its start and its cancellation.
  struct Working: View {
    let id: Int
    let journal: Journal
    var body: some View {
      Text("working").task(id: id) { await note(id, in: journal) }
    }
  }

  struct Owner: View {
    let journal: Journal
    @State private var id = 0
    @State private var count = 0
    @State private var isShown = true
    var body: some View {
      if isShown { Working(id: id, journal: journal) }
      Text("\(count)").task { await note(100, in: journal) }
      Button("Next") { id += 1 }
      Button("Count") { count += 1 }
      Button("Hide") { isShown = false }
      Button("Both") {
        id += 1
        isShown = false
      }
    }
  }

  private let journal = Journal()

  private func startedHost() async -> HeadlessHost {
    let host = HeadlessHost(Owner(journal: journal))
    await host.wait { journal.entries.count == 2 }
    journal.clear()
    return host
  }

  @Test func `a task starts asynchronously after the view has appeared`() async {
    let host = HeadlessHost(
      Text("working")
        .task { journal.note("task") }
        .onAppear { journal.note("appear") })
    #expect(journal.entries == ["appear"])
    await host.wait { journal.entries == ["appear", "task"] }
  }

  @Test func `a task is cancelled when its view is removed`() async throws {
    let host = await startedHost()
    try host.tap("Hide")
    await host.wait { journal.entries == ["cancelled 0"] }
  }

  @Test func `a task is cancelled even if its view was evaluated again since`() async throws {
    let host = await startedHost()
    try host.tap("Count")
    try host.tap("Count")
    #expect(journal.entries == [])
    host.close()
    await host.wait { Set(journal.entries) == ["cancelled 0", "cancelled 100"] }
  }

  @Test func `a new id cancels and restarts the task, an equal id does not`() async throws {
    let host = await startedHost()
    try host.tap("Count")
    try host.tap("Next")
    await host.wait { journal.entries.count == 2 }
    #expect(Set(journal.entries) == ["cancelled 0", "begun 1"])
    try host.tap("Hide")
    await host.wait { journal.entries.last == "cancelled 1" }
  }

  @Test func `a task does not start if its view is removed in the same update`() async throws {
    let host = await startedHost()
    try host.tap("Both")
    await host.wait { journal.entries == ["cancelled 0"] }
  }

  @Test func `a task whose view is removed before the start begins cancelled`() async {
    let host = HeadlessHost(
      Text("working").task { journal.note(Task.isCancelled ? "cancelled" : "running") })
    host.close()
    await host.wait { !journal.entries.isEmpty }
    #expect(journal.entries == ["cancelled"])
  }

  @Test func `a task can change the state of its view`() async {
    struct Loading: View {
      @State private var title = "loading"
      var body: some View {
        Text(title).task {
          await Task.yield()
          title = "loaded"
        }
      }
    }
    let host = HeadlessHost(Loading())
    #expect(host.screen.texts == ["loading"])
    await host.wait { host.screen.texts == ["loaded"] }
  }
}

/// Notes the start, waits for cancellation, and notes the cancellation.
@MainActor
private func note(_ id: Int, in journal: Journal) async {
  journal.note("begun \(id)")
  let cancellation = AsyncStream<Void> { _ in }
  for await _ in cancellation {}
  journal.note("cancelled \(id)")
}
