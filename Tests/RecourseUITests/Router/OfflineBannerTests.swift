import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// Windows that announce the loss of the network.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct OfflineBannerTests {
  private let clock = ManualClock()
  private let network = ManualNetwork(isReachable: true)
  private let router: ErrorRouter
  private let title = "You’re offline"

  init() {
    router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.alert) }, network: network.signal, clock: clock)
  }

  private func window(_ behavior: SystemBehavior = .immediate) -> HostedWindow {
    HostedWindow(behavior, clock: clock) {
      OfflineScreen().offlineBanner().errorRouter(router)
    }
  }

  /// Opens a window, loses the network, and waits for the banner.
  private func offlineWindow(_ behavior: SystemBehavior = .immediate) async -> HostedWindow {
    let window = window(behavior)
    await window.rest()
    network.goAway()
    await window.wait { window.texts.contains(title) }
    return window
  }

  @Test(arguments: SystemBehavior.named)
  func `one banner appears when the network is lost, and disappears when it is back`(
    _ behavior: SystemBehavior
  ) async {
    let window = await offlineWindow(behavior)
    await window.rest()
    #expect(window.texts.filter { $0 == title }.count == 1)
    #expect(!window.texts.contains("Try Again"))
    network.comeBack()
    await window.wait { !window.texts.contains(title) }
    await window.rest()
    #expect(window.isBare)
    #expect(router.journal.counts.pending == 0)
    #expect(router.journal.counts.settled == 1)
  }

  @Test func `the banner suggests an action only after a failure`() async throws {
    let window = await offlineWindow()
    let suggestion = "Connect to the internet, then try again."
    #expect(!window.texts.contains { $0.contains(suggestion) })
    #expect(window.screen.symbols.contains("exclamationmark.triangle.fill"))
    try window.host.tap("Sync")
    await window.wait { window.texts.contains { $0.contains(suggestion) } }
    #expect(!window.screen.symbols.contains("exclamationmark.triangle.fill"))
  }

  @Test func `a network that is unreachable at launch is announced`() async {
    network.goAway()
    let window = window()
    await window.wait { window.texts.contains(title) }
  }

  @Test func `a network that is reachable is not announced`() async {
    let window = window()
    await window.rest()
    #expect(!window.texts.contains(title))
    #expect(router.journal.counts.reported == 0)
  }

  @Test func `an interruption of less than a second goes unnoticed`() async {
    let window = window()
    await window.rest()
    for _ in 1...5 {
      network.goAway()
      await window.pass(.milliseconds(800))
      #expect(!window.texts.contains(title))
      network.comeBack()
      await window.pass(.milliseconds(400))
    }
    await window.rest()
    #expect(router.journal.counts.reported == 0)
  }

  @Test func `a return of less than a second leaves the banner in place`() async {
    let window = await offlineWindow()
    for _ in 1...5 {
      network.comeBack()
      await window.pass(.milliseconds(800))
      #expect(window.texts.contains(title))
      network.goAway()
      await window.pass(.milliseconds(400))
    }
    #expect(window.texts.contains(title))
    #expect(router.journal.counts.reported == 1)
  }

  @Test(arguments: ErrorOrigin.allCases)
  func `failures for lack of a connection are counted in the banner`(
    _ origin: ErrorOrigin
  ) async {
    let window = await offlineWindow()
    for _ in 1...3 { router.report(URLError(.notConnectedToInternet), origin: origin) }
    await window.rest()
    #expect(window.isBare)
    #expect(window.texts.contains("×3"))
    #expect(router.journal.counts.byOutcome == [.coalesced: 3])
    network.comeBack()
    await window.wait { !window.texts.contains(title) }
    // Only a success resolves a failed change.
    let isReading = origin == .firstLoad || origin == .refresh
    #expect(router.journal.counts.pending == (isReading ? 0 : 1))
  }

  @Test(arguments: SystemBehavior.named)
  func `the banner offers to try a failed action again, and stays while the network is lost`(
    _ behavior: SystemBehavior
  ) async throws {
    let window = await offlineWindow(behavior)
    try window.host.tap("Sync")
    for _ in 1...2 {
      await window.wait { window.texts.contains("Try Again") }
      #expect(window.isBare)
      #expect(!window.texts.contains("×2"))
      try window.host.tap("Try Again")
      await window.rest()
      #expect(window.texts.contains(title))
    }
    network.comeBack()
    await window.wait { !window.texts.contains(title) }
    // Only a success resolves a failed change, which has run again without one.
    await window.waitForAlert(title)
    #expect(window.alert?.buttons.first?.title == "Try Again")
    #expect(router.journal.counts.pending == 1)
  }

  @Test func `the banner returns after a successful retry while the network is lost`() async throws
  {
    let window = await offlineWindow()
    try window.host.tap("Fail Once")
    await window.wait { window.texts.contains("Try Again") }
    try window.host.tap("Try Again")
    await window.wait { window.texts.contains("Succeeded") }
    await window.rest()
    #expect(window.texts.contains(title))
    #expect(!window.texts.contains("Try Again"))
  }

  @Test func `a failed request confirms the loss before the second is over`() async throws {
    let window = window()
    await window.rest()
    network.goAway()
    await window.pass(.milliseconds(200))
    try window.host.tap("Sync")
    await window.pass(.milliseconds(200))
    #expect(window.isBare)
    #expect(window.texts.contains(title))
    network.comeBack()
    await window.wait { !window.texts.contains(title) }
    // Only a success resolves a failed change, which has run again without one.
    await window.waitForAlert(title)
    #expect(window.alert?.buttons.first?.title == "Try Again")
    #expect(router.journal.counts.pending == 1)
  }

  @Test func `a failed action presents a banner that the user has closed`() async throws {
    let window = await offlineWindow()
    try window.host.tap("Close")
    await window.rest()
    #expect(!window.texts.contains(title))
    try window.host.tap("Sync")
    await window.wait { window.texts.contains(title) }
    #expect(window.isBare)
    network.comeBack()
    await window.wait { !window.texts.contains(title) }
  }

  @Test func `the banner disappears together with the view`() async throws {
    let window = HostedWindow(clock: clock) {
      Leaving { OfflineScreen().offlineBanner() }.errorRouter(router)
    }
    network.goAway()
    await window.wait { window.texts.contains(title) }
    try window.host.tap("Leave")
    await window.wait { !window.texts.contains(title) }
    try window.host.tap("Return")
    await window.wait { window.texts.contains(title) }
  }

  @Test func `several views with the modifier share one banner`() async {
    let window = HostedWindow(clock: clock) {
      VStack {
        OfflineScreen().offlineBanner()
        Text("Other").offlineBanner()
      }
      .errorRouter(router)
    }
    network.goAway()
    await window.wait { window.texts.contains(title) }
    await window.rest()
    #expect(!window.texts.contains("×2"))
    network.comeBack()
    await window.wait { !window.texts.contains(title) }
  }

  @Test func `other failures are presented as usual while the network is lost`() async {
    let window = await offlineWindow()
    router.report(CartError.declined, origin: .userAction)
    await window.waitForAlert("The card was declined")
  }

  @Test func `a report to a certain surface is presented there`() async {
    let window = await offlineWindow()
    router.report(URLError(.notConnectedToInternet), origin: .refresh, to: .alert)
    await window.waitForAlert(title)
    network.comeBack()
    await window.wait { window.isBare && !window.texts.contains(title) }
  }

  @Test func `without the modifier, failures for lack of a connection are presented as usual`()
    async
  {
    let window = HostedWindow(clock: clock) { OfflineScreen().errorRouter(router) }
    network.goAway()
    await window.rest()
    #expect(!window.texts.contains(title))
    router.report(URLError(.notConnectedToInternet), origin: .userAction)
    await window.waitForAlert(title)
  }

  @Test func `the journal names the banner as the last step of the decision`() async {
    let window = await offlineWindow()
    let handle = router.report(URLError(.notConnectedToInternet), origin: .refresh)
    let entry = router.journal.entries.last { $0.report.id == handle.id }
    #expect(entry?.path.map(\.disposition) == [.alert, .banner])
    await window.wait { window.texts.contains(title) }
  }

  @Test func `a signal of the modifier takes precedence over the router's`() async {
    let other = ManualNetwork()
    let window = HostedWindow(clock: clock) {
      OfflineScreen().offlineBanner(network: other.signal).errorRouter(router)
    }
    await window.wait { window.texts.contains(title) }
    other.comeBack()
    await window.wait { !window.texts.contains(title) }
  }

  @Test func `a signal that ends no longer announces a loss`() async {
    let window = HostedWindow(clock: clock) {
      OfflineScreen()
        .offlineBanner(
          network: NetworkSignal {
            AsyncStream {
              $0.yield(false)
              $0.finish()
            }
          }
        )
        .errorRouter(router)
    }
    await window.rest()
    #expect(!window.texts.contains(title))
  }
}

private struct OfflineScreen: View {
  @Environment(\.attemptOperation) private var attempt
  @State private var hasFailed = false
  @State private var hasSucceeded = false

  var body: some View {
    Button("Sync") { attempt { throw URLError(.notConnectedToInternet) } }
    Button("Fail Once") {
      attempt {
        if !hasFailed {
          hasFailed = true
          throw URLError(.notConnectedToInternet)
        }
        hasSucceeded = true
      }
    }
    if hasSucceeded { Text("Succeeded") }
  }
}
