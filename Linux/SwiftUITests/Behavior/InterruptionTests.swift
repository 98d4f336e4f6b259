import Dispatch
@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct InterruptionTests {
  private let journal = Journal()

  struct Loading: View {
    let journal: Journal
    @State private var count = 0
    var body: some View {
      List { Text("\(count)") }
        .task { [journal] in await journal.run("task") }
        .refreshable { [journal] in await journal.run("refresh") }
      Button("Redraw") { count += 1 }
    }
  }

  @Test func `a redraw may cancel and restart a task once`() async throws {
    let host = HeadlessHost(Loading(journal: journal), behavior: .interruptsTasks)
    await host.wait { journal.entries == ["task begun"] }
    try host.tap("Redraw")
    await host.wait { journal.entries.count == 3 }
    #expect(journal.entries.sorted() == ["task begun", "task begun", "task cancelled"])
    try host.tap("Redraw")
    await host.settle { _ in }
    #expect(journal.entries.count == 3)
    host.close()
    await host.wait { journal.entries.count == 4 }
  }

  @Test func `a redraw does not restart a completed task`() async throws {
    struct Quick: View {
      let journal: Journal
      @State private var count = 0
      var body: some View {
        Text("\(count)").task { journal.note("task") }
        Button("Redraw") { count += 1 }
      }
    }
    let host = HeadlessHost(Quick(journal: journal), behavior: .interruptsTasks)
    await host.settle { _ in }
    try host.tap("Redraw")
    await host.settle { _ in }
    #expect(journal.entries == ["task"])
  }

  @Test(arguments: [SystemBehavior.immediate, .interruptsTasks])
  func `a redraw may cancel a refresh`(behavior: SystemBehavior) async throws {
    let host = HeadlessHost(Loading(journal: journal), behavior: behavior)
    let pull = try host.screen.refresh()
    await host.wait { journal.entries.contains("refresh begun") }
    try host.tap("Redraw")
    #expect(pull.isCancelled == (behavior == .interruptsTasks))
    host.close()
    await pull.value
  }

  @Test func `a refresh runs off the main actor`() async throws {
    let mark = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: mark, value: ())
    let host = HeadlessHost(
      List { Text("row") }.refreshable { [journal] in
        let isOnMain = DispatchQueue.getSpecific(key: mark) != nil
        await journal.note("\(isOnMain)")
      })
    await (try host.screen.refresh()).value
    #expect(journal.entries == ["false"])
  }
}

extension Journal {
  /// Notes the start, waits for cancellation, and notes the cancellation.
  fileprivate func run(_ name: String) async {
    note("\(name) begun")
    let cancellation = AsyncStream<Void> { _ in }
    for await _ in cancellation {}
    note("\(name) cancelled")
  }
}
