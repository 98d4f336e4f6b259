import Observation
import Recourse
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// An app with more than one window, or none.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct WindowsTests {
  private let clock = ManualClock()
  private let router: ErrorRouter

  init() {
    router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) }, clock: clock)
  }

  private func openWindow(
    _ behavior: SystemBehavior, _ error: any Error = CartError.declined
  ) -> HostedWindow {
    HostedWindow(behavior, clock: clock) { ReportButton("Fail", error).errorRouter(router) }
  }

  @Test(arguments: SystemBehavior.named)
  func `each window presents its own errors`(_ behavior: SystemBehavior) async throws {
    let first = openWindow(behavior)
    let second = openWindow(behavior)
    try await first.tap("Fail")
    try await second.tap("Fail")
    await first.waitForAlert("The card was declined")
    await second.waitForAlert("The card was declined")
    #expect(router.journal.counts.pending == 2)
    for window in [second, first] {
      try await window.tap("OK")
    }
    await first.wait { router.journal.counts.byOutcome == [.presented: 2] }
  }

  @Test(arguments: SystemBehavior.named)
  func `the last used window presents an error reported outside all windows`(
    _ behavior: SystemBehavior
  ) async throws {
    let first = openWindow(behavior)
    let second = openWindow(behavior, CartError.soldOut)
    for (number, window) in [first, second, first].enumerated() {
      try await window.tap("Fail")
      try await window.tap("OK")
      await window.wait { router.journal.counts.settled == number + 1 }
    }
    router.report(NumberedError.one, origin: .userAction)
    await first.waitForAlert("Error 1")
    await second.rest()
    #expect(second.isBare)
  }

  @Test(arguments: SystemBehavior.named, [true, false])
  func `a closed window's errors move to another window`(
    _ behavior: SystemBehavior, closesFirst: Bool
  ) async throws {
    var first: HostedWindow? = openWindow(behavior)
    var second: HostedWindow? = openWindow(behavior)
    try await (closesFirst ? first : second)?.tap("Fail")
    router.report(CartError.soldOut, origin: .userAction)
    await (closesFirst ? first : second)?.waitForAlert("The card was declined")
    if closesFirst { first = nil } else { second = nil }
    let rest = try #require(first ?? second)
    var titles: Set<String> = []
    for _ in 1...2 {
      await rest.wait { rest.alert.map { !titles.contains($0.title) } ?? false }
      titles.insert(try #require(rest.alert).title)
      #expect(router.journal.counts.reported == 2)
      #expect(router.journal.counts.pending > 0)
      try await rest.tap("OK")
    }
    #expect(titles == ["The card was declined", "It’s sold out"])
    await rest.wait {
      router.journal.counts.byOutcome == [.presented: 2] && router.journal.counts.pending == 0
    }
  }

  @Test(arguments: SystemBehavior.named)
  func `a closed window's report is coalesced with the same problem elsewhere`(
    _ behavior: SystemBehavior
  ) async throws {
    var first: HostedWindow? = openWindow(behavior)
    let second = openWindow(behavior)
    try await first?.tap("Fail")
    try await second.tap("Fail")
    await second.waitForAlert("The card was declined")
    first = nil
    await second.wait { router.journal.counts.byOutcome == [.coalesced: 1] }
    #expect(router.journal.counts.pending == 1)
    try await second.tap("OK")
    await second.wait { router.journal.counts.byOutcome == [.coalesced: 1, .presented: 1] }
  }

  @Test(arguments: SystemBehavior.named, [[0], [0, 1], [1, 0]])
  func `errors are pending without a window until a new window presents them`(
    _ behavior: SystemBehavior, order: [Int]
  ) async throws {
    var windows: [HostedWindow?] = order.map { _ in openWindow(behavior) }
    for number in order {
      try await windows[number]?.tap("Fail")
      await windows[number]?.waitForAlert("The card was declined")
    }
    for number in order {
      windows[number] = nil
      for _ in 0..<20 { await Task.yield() }
    }
    router.report(CartError.soldOut, origin: .userAction)
    let counts = router.journal.counts
    #expect(counts.reported == order.count + 1)
    #expect(counts.pending == 2)
    #expect(counts[.undeliverable] == 0)
    let new = openWindow(behavior)
    for title in ["The card was declined", "It’s sold out"] {
      await new.wait { new.alert?.title.hasPrefix(title) == true }
      try await new.tap("OK")
    }
    await new.wait {
      router.journal.counts[.presented] == 2 && router.journal.counts.pending == 0
    }
  }

  @Test(arguments: SystemBehavior.named)
  func `the error of an operation that outlives all windows is presented in the next`(
    _ behavior: SystemBehavior
  ) async throws {
    let operation = ManualOperation<Void>()
    var first: HostedWindow? = openWindow(behavior)
    var second: HostedWindow? = HostedWindow(behavior, clock: clock) {
      PayButton(operation: operation).errorRouter(router)
    }
    try await second?.tap("Pay")
    await first?.wait { operation.running == 1 }
    second = nil
    first = nil
    for _ in 0..<20 { await Task.yield() }
    operation.fail()
    await router.journal.wait { $0.reported == 1 }
    #expect(router.journal.counts.pending == 1)
    let new = openWindow(behavior)
    await new.wait { new.alert?.buttons.map(\.title) == ["Try Again", "Cancel"] }
    try await new.tap("Try Again")
    await new.wait { operation.runs == 2 }
    operation.succeed()
  }

  @Test(arguments: SystemBehavior.named)
  func `a window that opens while another closes stays usable`(
    _ behavior: SystemBehavior
  ) async throws {
    var old: HostedWindow? = openWindow(behavior)
    try await old?.tap("Fail")
    old = nil
    let new = openWindow(behavior)
    let other = openWindow(behavior, CartError.soldOut)
    await new.wait { new.alert != nil || other.alert != nil }
    try await (new.alert != nil ? new : other).tap("OK")
    try await other.tap("Fail")
    try await other.tap("OK")
    await new.wait { router.journal.counts.settled == 2 && new.isBare && other.isBare }
    try await new.tap("Fail")
    await new.waitForAlert("The card was declined")
    await other.rest()
    #expect(other.isBare)
  }

  @Test func `a route's handler runs once, even if its window closes meanwhile`() async throws {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.route("signIn")) })
    let signIn = ManualOperation<RouteResult>()
    router.onRoute("signIn") { _ in (try? await signIn()) ?? .stop }
    var first: HeadlessHost? = HeadlessHost(
      ReportButton("Fail", CartError.declined).errorRouter(router))
    let second = HeadlessHost(Text("Second").errorRouter(router))
    try first?.tap("Fail")
    await second.wait { signIn.running == 1 }
    first = nil
    for _ in 0..<20 { await Task.yield() }
    #expect(signIn.runs == 1)
    #expect(router.journal.counts.pending == 1)
    signIn.succeed(with: .stop)
    await router.journal.wait { $0.byOutcome == [.handled: 1] }
    #expect(signIn.runs == 1)
  }

  @Test(arguments: SystemBehavior.named)
  func `an offline alert that moved is dismissed when the network returns`(
    _ behavior: SystemBehavior
  ) async throws {
    let network = ManualNetwork()
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.alert) }, network: network.signal, clock: clock)
    var first: HostedWindow? = HostedWindow(behavior, clock: clock) {
      ReportButton("Fail", OfflineError(), origin: .refresh).errorRouter(router)
    }
    let second = HostedWindow(behavior, clock: clock) { Text("Second").errorRouter(router) }
    try await first?.tap("Fail")
    first = nil
    await second.wait { second.alert != nil }
    network.comeBack()
    await second.wait { second.isBare && router.journal.counts.pending == 0 }
  }

  @Test(arguments: SystemBehavior.named)
  func `a removed part with a router modifier hands over its alert, even if retained`(
    _ behavior: SystemBehavior
  ) async throws {
    let first = openWindow(behavior)
    let part = Part()
    let second = HostedWindow(behavior, clock: clock) {
      Kept(part: part) { ReportButton("Fail", CartError.declined).errorRouter(router) }
    }
    for _ in 0..<2 {
      try await second.tap("Fail")
      await second.waitForAlert("The card was declined")
      part.isShown = false
      await first.waitForAlert("The card was declined")
      try await first.tap("OK")
      await second.wait { second.isBare && router.journal.counts.pending == 0 }
      part.isShown = true
    }
  }

  @Test func `a closed window releases its router and its handlers`() async {
    weak var window: WindowRouter?
    weak var model: Model?
    do {
      let first = openWindow(.immediate)
      let held = Model()
      model = held
      var second: HeadlessHost? = HeadlessHost(
        Probe { window = $0 }.onError { _ in _ = held }.errorRouter(router))
      #expect(window != nil)
      #expect(window !== router.window)
      second?.close()
      second = nil
      _ = first
    }
    while window != nil || model != nil, !Task.isCancelled { await Task.yield() }
  }
}

/// An error whose cause many operations share.
private struct OfflineError: SharedCauseProvider {
  var sharedCause: SharedCause? { .offline }
}

private final class Model {}

@MainActor
@Observable
private final class Part {
  var isShown = true
}

/// Retains the value of its content while the content isn't on screen.
private struct Kept<Content: View>: View {
  let part: Part
  @ViewBuilder let content: Content

  var body: some View {
    if part.isShown { content }
  }
}

/// A button whose operation outlives the button.
private struct PayButton: View {
  let operation: ManualOperation<Void>
  @Environment(\.attemptOperation) private var attempt

  var body: some View {
    Button("Pay") { attempt { try await operation() } }
  }
}

/// Reports the router of its window on appearance.
private struct Probe: View {
  let tell: (WindowRouter?) -> Void
  @Environment(\.windowRouter) private var window

  var body: some View {
    Text("Probe").onAppear { tell(window) }
  }
}
