import Recourse
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// An app with more than one window, or none.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct WindowsTests {
  private let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) })

  private func openWindow(_ error: any Error = CartError.declined) -> HeadlessHost {
    HeadlessHost(ReportButton("Fail", error).errorRouter(router))
  }

  @Test func `each window shows its own errors`() async throws {
    let first = openWindow()
    let second = openWindow()
    try first.tap("Fail")
    try second.tap("Fail")
    #expect(first.alert?.title == "The card was declined")
    #expect(second.alert?.title == "The card was declined")
    #expect(router.journal.counts.pending == 2)
    for window in [second, first] {
      try window.tap("OK")
    }
    await router.journal.wait { $0.byOutcome == [.presented: 2] }
  }

  @Test func `what no window reports comes up in the one used last`() async throws {
    let first = openWindow()
    let second = openWindow(CartError.soldOut)
    try first.tap("Fail")
    try first.tap("OK")
    await router.journal.wait { $0.settled == 1 }
    try second.tap("Fail")
    try second.tap("OK")
    await router.journal.wait { $0.settled == 2 }
    try first.tap("Fail")
    try first.tap("OK")
    await router.journal.wait { $0.settled == 3 }
    router.report(NumberedError.one)
    await first.wait { first.alert?.title == "Error 1" }
    #expect(second.alert == nil)
  }

  @Test(arguments: [true, false])
  func `a window that is closed hands what it shows to another`(closesFirst: Bool) async throws {
    var first: HeadlessHost? = openWindow()
    var second: HeadlessHost? = openWindow()
    try (closesFirst ? first : second)?.tap("Fail")
    router.report(CartError.soldOut)
    #expect((closesFirst ? first : second)?.alert != nil)
    if closesFirst { first = nil } else { second = nil }
    let rest = try #require(first ?? second)
    var titles: Set<String> = []
    for _ in 1...2 {
      await rest.wait { rest.alert.map { !titles.contains($0.title) } ?? false }
      titles.insert(try #require(rest.alert).title)
      #expect(router.journal.counts.reported == 2)
      #expect(router.journal.counts.pending > 0)
      try rest.tap("OK")
    }
    #expect(titles == ["The card was declined", "It’s sold out"])
    await router.journal.wait { $0.byOutcome == [.presented: 2] && $0.pending == 0 }
  }

  @Test func `the same problem of a window that is closed is counted in`() async throws {
    var first: HeadlessHost? = openWindow()
    let second = openWindow()
    try first?.tap("Fail")
    try second.tap("Fail")
    first = nil
    await router.journal.wait { $0.byOutcome == [.coalesced: 1] }
    #expect(router.journal.counts.pending == 1)
    try second.tap("OK")
    await router.journal.wait { $0.byOutcome == [.coalesced: 1, .presented: 1] }
  }

  @Test(arguments: [[0], [0, 1], [1, 0]])
  func `what no window shows is pending until a new one does`(order: [Int]) async throws {
    var windows: [HeadlessHost?] = order.map { _ in openWindow() }
    for number in order {
      try windows[number]?.tap("Fail")
      await windows[number]?.wait { windows[number]?.alert != nil }
    }
    for number in order {
      windows[number] = nil
      for _ in 0..<20 { await Task.yield() }
    }
    router.report(CartError.soldOut)
    let counts = router.journal.counts
    #expect(counts.reported == order.count + 1)
    #expect(counts.pending == 2)
    #expect(counts[.undeliverable] == 0)
    let new = openWindow()
    for title in ["The card was declined", "It’s sold out"] {
      await new.wait { new.alert?.title.hasPrefix(title) == true }
      try new.tap("OK")
    }
    await router.journal.wait { $0[.presented] == 2 && $0.pending == 0 }
  }

  @Test func `what runs on when the last window has closed is told in the next`()
    async throws
  {
    let operation = ManualOperation<Void>()
    var first: HeadlessHost? = openWindow()
    var second: HeadlessHost? = HeadlessHost(
      PayButton(operation: operation).errorRouter(router))
    try second?.tap("Pay")
    await first?.wait { operation.running == 1 }
    second = nil
    first = nil
    for _ in 0..<20 { await Task.yield() }
    operation.fail()
    await router.journal.wait { $0.reported == 1 }
    #expect(router.journal.counts.pending == 1)
    let new = openWindow()
    await new.wait { new.alert?.buttons.map(\.title) == ["Try Again", "Cancel"] }
    try new.tap("Try Again")
    await new.wait { operation.runs == 2 }
    operation.succeed()
  }

  @Test func `a window that opens as another one closes is not closed with it`() async throws {
    var old: HeadlessHost? = openWindow()
    try old?.tap("Fail")
    old = nil
    let new = openWindow()
    let other = openWindow(CartError.soldOut)
    try other.tap("Fail")
    try other.tap("OK")
    await new.wait { new.alert != nil }
    try new.tap("OK")
    await router.journal.wait { $0.settled == 2 }
    try new.tap("Fail")
    await new.wait { new.alert != nil }
    #expect(other.alert == nil)
  }

  @Test func `who signs in is asked once, though the window closes meanwhile`() async throws {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.route("signIn")) })
    let signIn = ManualOperation<RouteResult>()
    router.onRoute("signIn") { _ in (try? await signIn()) ?? .leave }
    var first: HeadlessHost? = HeadlessHost(
      ReportButton("Fail", CartError.declined).errorRouter(router))
    let second = HeadlessHost(Text("Second").errorRouter(router))
    try first?.tap("Fail")
    await second.wait { signIn.running == 1 }
    first = nil
    for _ in 0..<20 { await Task.yield() }
    #expect(signIn.runs == 1)
    #expect(router.journal.counts.pending == 1)
    signIn.succeed(with: .leave)
    await router.journal.wait { $0.byOutcome == [.handled: 1] }
    #expect(signIn.runs == 1)
  }

  @Test func `a message about the network goes from its new window too`() async throws {
    let network = ManualNetwork()
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.alert) }, network: network.signal)
    var first: HeadlessHost? = HeadlessHost(
      ReportButton("Fail", OfflineError()).errorRouter(router))
    let second = HeadlessHost(Text("Second").errorRouter(router))
    try first?.tap("Fail")
    first = nil
    await second.wait { second.alert != nil }
    network.comeBack()
    await second.wait { second.alert == nil }
    await router.journal.wait { $0.pending == 0 }
  }

  @Test func `a window goes with its views, and leaves nothing behind`() async {
    weak var scene: ErrorScene?
    weak var model: Model?
    do {
      let first = openWindow()
      let held = Model()
      model = held
      var second: HeadlessHost? = HeadlessHost(
        Probe { scene = $0 }.onError { _ in _ = held }.errorRouter(router))
      #expect(scene != nil)
      #expect(scene !== router.scene)
      second?.close()
      second = nil
      _ = first
    }
    while scene != nil || model != nil { await Task.yield() }
  }
}

/// A problem that many operations share.
private struct OfflineError: SharedCauseProvider {
  var sharedCause: SharedCause? { .offline }
}

private final class Model {}

/// A button whose operation goes on without it.
private struct PayButton: View {
  let operation: ManualOperation<Void>
  @Environment(\.attempt) private var attempt

  var body: some View {
    Button("Pay") { attempt { try await operation() } }
  }
}

/// Tells of the window in which it is.
private struct Probe: View {
  let tell: (ErrorScene?) -> Void
  @Environment(\.errorScene) private var scene

  var body: some View {
    Text("Probe").onAppear { tell(scene) }
  }
}
