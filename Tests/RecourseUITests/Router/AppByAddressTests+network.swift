import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

// Changes that fail for lack of a connection, and are made when it is back.
extension AppByAddressTests {
  @Test(arguments: [true, false])
  func `a change whose toast has gone is not forgotten when the network is back`(
    _ isSafe: Bool
  ) async throws {
    let network = ManualNetwork()
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.toast) }, network: network.signal, clock: clock)
    let window = HostedWindow(clock: clock) {
      NoteForm(state: state, isSafe: isSafe).errorRouter(router)
    }
    try await window.tap("Save")
    await window.wait { window.texts.contains("The note isn’t saved") }
    await window.pass(.seconds(60))
    #expect(!window.texts.contains("The note isn’t saved"))
    #expect(router.journal.counts.pending == 1)
    network.comeBack()
    if !isSafe {
      // “Connect to the internet” helps no longer.
      await window.wait { window.texts.prefix(2) == ["The note isn’t saved", "Try again."] }
      #expect(state.runs == 1)
      try await window.tap("Try Again")
    }
    await window.wait { state.runs == 2 && router.journal.counts.pending == 0 }
    await window.rest()
    #expect(!window.texts.contains("The note isn’t saved"))
  }

  @Test func `a change that fails again while its toast has gone is presented again`()
    async throws
  {
    let network = ManualNetwork()
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.toast) }, network: network.signal, clock: clock)
    let window = HostedWindow(clock: clock) {
      ThrowingButton("Save") { throw URLError(.notConnectedToInternet) }.errorRouter(router)
    }
    for _ in 1...2 {
      try await window.tap("Save")
      await window.wait { window.screen.buttons.contains { $0.title == "Try Again" } }
      await window.pass(.seconds(60))
      #expect(!window.screen.buttons.contains { $0.title == "Try Again" })
    }
  }

  @Test func `a change that waits for the network takes no answer's place`() async throws {
    let network = ManualNetwork()
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.toast) }, network: network.signal, interruptionsPerMinute: 1,
      waitingLimit: 1,
      clock: clock)
    let window = HostedWindow(clock: clock) {
      VStack {
        ForEach(["Save", "Send"], id: \.self) { title in
          ThrowingButton(title) {
            throw URLError(.notConnectedToInternet)
          }
          .errorTitle("Not done: \(title)")
        }
      }
      .errorRouter(router)
    }
    for title in ["Save", "Send"] {
      try await window.tap(title)
      await window.wait { window.texts.contains("Not done: \(title)") }
      await window.pass(.seconds(25))
      #expect(!window.texts.contains("Not done: \(title)"))
    }
    // A failure that nobody awaits interrupts nobody.
    router.report(
      URLError(.notConnectedToInternet), origin: .background, title: "Not done: Save")
    await window.rest()
    #expect(router.inbox.unreadCount == 1)
    #expect(router.journal.counts.pending == 2)
  }

  @Test(arguments: [true, false])
  func `a change is not forgotten when the person closes the offline banner`(
    _ isSafe: Bool
  ) async throws {
    let network = ManualNetwork()
    let router = router()
    let window = HostedWindow(clock: clock) {
      NoteForm(state: state, isSafe: isSafe).offlineBanner(network: network.signal)
        .errorRouter(router)
    }
    await window.wait { window.texts.contains("You’re offline") }
    try await window.tap("Save")
    await window.wait { window.screen.buttons.contains { $0.title == "Try Again" } }
    try await window.tap("Close")
    #expect(router.inbox.unreadCount == 0)
    network.comeBack()
    await window.wait { isSafe ? state.runs == 2 : router.inbox.unreadCount == 1 }
    router.inbox.tryAllAgain()
    await window.wait { state.runs == 2 && router.journal.counts.pending == 0 }
  }

  @Test func `each loss of the network counts anew`() async throws {
    let network = ManualNetwork()
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.toast) }, network: network.signal, clock: clock)
    let window = HostedWindow(clock: clock) {
      NoteForm(state: state, failures: 3).errorRouter(router)
    }
    try await window.tap("Save")
    for runs in 2...4 {
      await window.pass(.seconds(60))
      network.comeBack()
      await window.wait { state.runs == runs }
      network.goAway()
    }
    await window.wait { router.journal.counts.pending == 0 }
    #expect(router.inbox.entries.isEmpty)
  }

  @Test func `a second loss is named in the banner of a change on offer`() async throws {
    let network = ManualNetwork()
    let router = router()
    let window = HostedWindow(clock: clock) {
      NoteForm(state: state, isSafe: false, failures: 9).offlineBanner(network: network.signal)
        .errorRouter(router)
    }
    await window.wait { window.texts.contains("You’re offline") }
    try await window.tap("Save")
    network.comeBack()
    await window.wait { window.texts.contains("The note isn’t saved") }
    network.goAway()
    await window.wait { window.texts.contains("You’re offline") }
    network.comeBack()
    await window.wait { !window.texts.contains("You’re offline") }
    #expect(window.texts.contains("The note isn’t saved"))
    #expect(!window.texts.contains { $0.contains("more problem") })
  }

  @Test func `a change runs again when the view that has announced the loss is gone`() async throws
  {
    let network = ManualNetwork()
    let router = router()
    let window = HostedWindow(clock: clock) {
      VStack {
        NoteForm(state: state)
        PageWithBanner(state: state, network: network.signal)
      }
      .errorRouter(router)
    }
    await window.wait { window.texts.contains("You’re offline") }
    try await window.tap("Save")
    await window.rest()
    state.isOpen = true
    await window.rest()
    #expect(!window.texts.contains("Page"))
    network.comeBack()
    await window.wait { state.runs == 2 && router.journal.counts.pending == 0 }
  }

  @Test func `a change runs again when the window that has announced the loss is closed`()
    async throws
  {
    let network = ManualNetwork()
    let router = router(ErrorPolicy { Otherwise(.toast) })
    let window = HostedWindow(clock: clock) { NoteForm(state: state).errorRouter(router) }
    let other = HostedWindow(clock: clock) {
      Text("Other").offlineBanner(network: network.signal).errorRouter(router)
    }
    await other.wait { other.texts.contains("You’re offline") }
    try await window.tap("Save")
    await window.rest()
    other.host.close()
    await window.rest()
    network.comeBack()
    await window.wait { state.runs == 2 && router.journal.counts.pending == 0 }
  }

  @Test func `a change whose run at the return is cancelled is announced`() async throws {
    let network = ManualNetwork()
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.toast) }, network: network.signal, clock: clock)
    let window = HostedWindow(clock: clock) {
      ThrowingButton("Save") { [state] in
        state.runs += 1
        if state.runs == 1 { throw URLError(.notConnectedToInternet) }
        if state.runs == 2 { throw CancellationError() }
      }
      .errorTitle("The note isn’t saved")
      .errorRouter(router)
    }
    try await window.tap("Save")
    await window.pass(.seconds(60))
    #expect(router.inbox.unreadCount == 0)
    network.comeBack()
    await window.wait { state.runs == 2 && router.inbox.unreadCount == 1 }
    router.inbox.tryAllAgain()
    await window.wait { state.runs == 3 && router.journal.counts.pending == 0 }
  }

  @Test func `a change without a title is not renamed in the inbox, nor announced before it runs`()
    async throws
  {
    let network = ManualNetwork()
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.toast) }, network: network.signal, clock: clock)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let window = HostedWindow(clock: clock) {
      ThrowingButton("Save") { [state] in
        state.runs += 1
        if state.runs == 1 { throw URLError(.notConnectedToInternet) }
        for await _ in ends { break }
      }
      .errorRouter(router)
    }
    try await window.tap("Save")
    await window.pass(.seconds(60))
    network.comeBack()
    await window.wait { state.runs == 2 }
    await window.rest()
    #expect(router.inbox.unreadCount == 0)
    #expect(!window.texts.contains { $0.contains("more problem") })
    #expect(router.inbox.entries.map(\.content.title) == ["Something went wrong"])
    end.yield()
    await window.wait { router.journal.counts.pending == 0 }
  }

  @Test func `without a network to wait for, a toast about a change ends like all others`()
    async throws
  {
    let router = router(ErrorPolicy { Otherwise(.toast) })
    let window = HostedWindow(clock: clock) { NoteForm(state: state).errorRouter(router) }
    try await window.tap("Save")
    await window.wait { window.texts.contains("The note isn’t saved") }
    await window.pass(.seconds(60))
    #expect(router.journal.counts[.presented] == 1)
    #expect(router.inbox.entries.isEmpty)
  }

  @Test func `a change is not forgotten if another one fails while its toast leaves`() async throws
  {
    let network = ManualNetwork()
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.toast) }, network: network.signal, clock: clock)
    let window = HostedWindow(clock: clock) { NoteForm(state: state).errorRouter(router) }
    try await window.tap("Save")
    await window.wait { window.texts.contains("The note isn’t saved") }
    let close = try #require(window.screen.buttons.first { $0.title == "Close" })
    close.press()
    router.report(
      URLError(.notConnectedToInternet), origin: .userAction, title: "The note isn’t saved")
    await window.pass(.seconds(60))
    network.comeBack()
    await window.wait { state.runs == 2 && router.journal.counts.pending == 0 }
  }

  @Test func `a retry that fails after the person has closed its toast is announced`() async throws
  {
    let network = ManualNetwork()
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.toast) }, network: network.signal, clock: clock)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let window = HostedWindow(clock: clock) {
      ThrowingButton("Save") { [state] in
        state.runs += 1
        if state.runs == 2 { for await _ in ends { break } }
        throw URLError(.notConnectedToInternet)
      }
      .errorTitle("The note isn’t saved")
      .errorRouter(router)
    }
    try await window.tap("Save")
    await window.wait { window.screen.buttons.contains { $0.title == "Try Again" } }
    try await window.tap("Try Again")
    await window.wait { state.runs == 2 }
    try await window.tap("Close")
    await window.wait { !window.texts.contains("The note isn’t saved") }
    end.yield()
    await window.wait("the answer") { window.texts.contains("The note isn’t saved") }
  }

  @Test func `changes whose banners the person has closed are not announced at once`() async throws
  {
    let network = ManualNetwork()
    let router = router()
    let window = HostedWindow(clock: clock) {
      VStack {
        ForEach(["Save", "Send"], id: \.self) { title in
          ThrowingButton(title) {
            throw URLError(.notConnectedToInternet)
          }
          .errorTitle("Not done: \(title)")
        }
      }
      .offlineBanner(network: network.signal)
      .errorRouter(router)
    }
    await window.wait { window.texts.contains("You’re offline") }
    for title in ["Save", "Send"] {
      try await window.tap(title)
      await window.wait { window.screen.buttons.contains { $0.title == "Try Again" } }
      try await window.tap("Close")
      await window.pass(.seconds(5))
      #expect(!window.texts.contains { $0.contains("Not done") }, "\(window.texts)")
    }
    #expect(router.journal.counts.pending == 1)
    #expect(router.inbox.entries.first?.content.count == 2)
  }

  @Test func `two windows with the banner run a change once`() async throws {
    let network = ManualNetwork()
    let router = router()
    let windows = (0..<2).map { _ in
      HostedWindow(clock: clock) {
        NoteForm(state: state, failures: 9).offlineBanner(network: network.signal)
          .errorRouter(router)
      }
    }
    for window in windows { await window.wait { window.texts.contains("You’re offline") } }
    try await windows[0].tap("Save")
    await windows[0].rest()
    network.comeBack()
    await windows[0].pass(.seconds(5))
    #expect(state.runs == 2)
  }

  @Test func `a report without an operation ends with its toast, and the change waits`()
    async throws
  {
    let network = ManualNetwork()
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.toast) }, network: network.signal, clock: clock)
    let window = HostedWindow(clock: clock) { NoteForm(state: state).errorRouter(router) }
    try await window.tap("Save")
    router.report(
      URLError(.notConnectedToInternet), origin: .userAction, title: "The note isn’t saved")
    await window.pass(.seconds(60))
    #expect(router.journal.counts.pending == 1)
    network.comeBack()
    await window.wait { state.runs == 2 && router.journal.counts.pending == 0 }
  }
}

private struct NoteForm: View {
  let state: AppByAddress
  var isSafe = true
  var failures = 1

  var body: some View {
    ThrowingButton("Save") { [state, isSafe, failures] in
      state.runs += 1
      let offline = URLError(.notConnectedToInternet)
      if state.runs <= failures { throw isSafe ? offline : HalfSent(causes: [offline]) }
    }
    .errorTitle("The note isn’t saved")
  }
}

/// A change that was made in part before the network was lost.
private struct HalfSent: CauseProvider, ErrorRemedyProvider {
  let causes: [any Error]
  let remedy = ErrorRemedy.transient
}

/// A page that is there until the app opens another one.
private struct PageWithBanner: View {
  let state: AppByAddress
  let network: NetworkSignal

  var body: some View {
    if !state.isOpen { Text("Page").offlineBanner(network: network) }
  }
}
