import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// The content of a host that an app installs in a window of UIKit or AppKit.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct InstalledHostTests {
  private let clock = ManualClock()
  private let router: ErrorRouter

  init() {
    router = ErrorRouter(clock: clock)
  }

  private func open(
    _ host: InstalledHost, _ behavior: SystemBehavior = .immediate
  ) -> HostedWindow {
    HostedWindow(behavior, clock: clock) { host }
  }

  @Test(arguments: SystemBehavior.named)
  func `an empty host presents an alert, a banner and a toast`(
    behavior: SystemBehavior
  ) async throws {
    let window = open(InstalledHost(for: router), behavior)
    #expect(window.texts == [])
    router.report(NumberedError.one, origin: .userAction, to: .banner)
    await window.wait { window.texts.contains("Error 1") }
    router.report(NumberedError.two, origin: .userAction, to: .alert)
    await window.waitForAlert("Error 2")
    try await window.tap("OK")
    await window.wait { window.isBare }
    router.report(NumberedError.three, origin: .userAction, to: .toast)
    await window.wait { window.texts.contains("Error 3") }
    #expect(window.texts.contains("Error 1"))
  }

  @Test(arguments: [Disposition.Surface.toast, .banner])
  func `a host receives touches on a presentation in its window until it is closed`(
    surface: Disposition.Surface
  ) async throws {
    let host = InstalledHost(for: router)
    let window = open(host)
    #expect(host.regions.count == 0)
    router.report(NumberedError.one, origin: .userAction, to: surface)
    await window.wait { window.texts.contains("Error 1") }
    #expect(host.regions.count == 1)
    try await window.tap("Close")
    await window.wait { !window.texts.contains("Error 1") }
    #expect(host.regions.count == 0)
  }

  @Test func `a host receives touches on an alert that the system has refused`() async throws {
    let host = InstalledHost(for: router)
    let window = HostedWindow(.silentAlerts, clock: clock) {
      host.environment(\.systemScreen) { _, _ in .free }
    }
    router.report(NumberedError.one, origin: .userAction, to: .alert)
    await window.wait { window.texts.contains("Error 1") }
    #expect(host.regions.count == 1)
    try await window.tap("OK")
    await window.wait { window.texts == [] }
    #expect(host.regions.count == 0)
  }

  @Test func `the router of a window presents in that window`() async {
    let first = InstalledHost(for: router)
    let second = InstalledHost(for: router)
    let windows = (open(first), open(second))
    first.windowRouter.report(NumberedError.one, origin: .userAction, to: .banner)
    await windows.0.wait { windows.0.texts.contains("Error 1") }
    second.windowRouter.report(NumberedError.two, origin: .userAction, to: .banner)
    await windows.1.wait { windows.1.texts.contains("Error 2") }
    #expect(!windows.0.texts.contains("Error 2"))
    #expect(!windows.1.texts.contains("Error 1"))
    #expect(router.journal.counts.pending == 2)
  }

  @Test func `a report to the router of a closed window appears in another window`() async {
    let open = open(InstalledHost(for: router))
    var closed: InstalledHost? = InstalledHost(for: router)
    let windowRouter = closed?.windowRouter
    closed = nil
    await Task.yield()
    windowRouter?.report(NumberedError.one, origin: .userAction, to: .banner)
    await open.wait { open.texts.contains("Error 1") }
  }
}
