import Observation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// What the handler of a route presents never reports to that route.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct HandledRouteTests {
  private let clock = ManualClock()
  private let page = SheetContext()
  private let router: ErrorRouter
  private let session = Session()

  init() {
    router = ErrorRouter(
      policy: ErrorPolicy {
        On(.error(CartError.declined), .route("signIn"))
        Otherwise(.alert)
      }, coalescingInterval: .zero, clock: clock)
  }

  /// Opens a window whose handler presents a page to sign in, as the recipe for a sign-in does.
  private func window<Page: View>(
    on platform: Platform = Platform(behavior: .immediate, canBeAsked: true),
    @ViewBuilder page content: @escaping @MainActor @Sendable () -> Page
  ) -> HostedWindow {
    HostedWindow(on: platform, clock: clock) {
      ThrowingButton("Order") { [session] in try session.order() }
        .sheet(page)
        .onErrorRoute("signIn") { [page, session] _ in
          session.requests += 1
          _ = await page.present(content: content).answer
          return session.isSignedIn ? .tryAgain : .stop
        }
        .errorRouter(router)
    }
  }

  private func openPage(in window: HostedWindow) async throws {
    try await window.tap("Order")
    await window.wait("the page") { window.kinds == [.window, .sheet] && window.sheet != nil }
  }

  @Test(arguments: Platform.all)
  func `a wrong password is presented over the page, while the button behind shows progress`(
    _ platform: Platform
  ) async throws {
    let window = window(on: platform) { [session] in SignInPage(session: session) }
    try await openPage(in: window)
    #expect(window.host.screens.first?.progress == [nil])
    try await window.tap("Sign In")
    await window.waitForAlert("The card was declined")
    #expect(window.kinds == [.window, .sheet, .alert])
    #expect(window.host.screens.first?.progress == [nil])
    try await window.tap("Cancel")
    await window.wait("the page again") { window.kinds == [.window, .sheet] }
    session.password = "right"
    try await window.tap("Sign In")
    await window.wait("the order") { window.isBare && session.orders == 1 }
    #expect(window.screen.progress.isEmpty)
    #expect(session.requests == 1)
    await window.wait { router.journal.counts.pending == 0 }
    #expect(router.journal.counts.byOutcome[.repaired] == 1)
  }

  @Test(arguments: ["attempt", "report", "router", "handle"])
  func `every way to report from the page presents over it`(_ way: String) async throws {
    let window = window { Reporters(way: way) }
    try await openPage(in: window)
    try await window.tap(way)
    await window.waitForAlert("The card was declined")
    #expect(window.kinds == [.window, .sheet, .alert])
    #expect(session.requests == 1)
  }

  @Test func `a view that loads in the page shows its own failure`() async throws {
    let window = window {
      ThrowingView {
        throw CartError.declined
      } content: { (_: Int) in
        Text("Loaded")
      }
    }
    try await openPage(in: window)
    await window.wait { window.screen.texts.contains("The card was declined") }
    await window.wait { router.journal.counts.byOutcome[.inlined] == 1 }
    #expect(session.requests == 1)
  }

  @Test func `a page that a page presents never reports to the route of the first`()
    async throws
  {
    let next = SheetContext()
    let window = HostedWindow(clock: clock) {
      Text("Root").sheet(page).sheet(next)
        .onErrorRoute("signIn") { [page, session] _ in
          session.requests += 1
          _ = await page.present {
            Button("Next") { next.present { ReportButton("Fail", CartError.declined) } }
          }.answer
          return .stop
        }
        .errorRouter(router)
    }
    router.report(CartError.declined, origin: .userAction)
    try await window.tap("Next")
    try await window.tap("Fail")
    await window.waitForAlert("The card was declined")
    #expect(window.kinds == [.window, .sheet, .sheet, .alert])
    #expect(session.requests == 1)
  }

  @Test func `a sheet that nobody presents for the route reports to it`() async throws {
    let other = SheetContext()
    let window = HostedWindow(clock: clock) {
      Text("Root").sheet(other).sheet(page)
        .onErrorRoute("signIn") { [page, session] _ in
          session.requests += 1
          _ = await page.present { Text("Page") }.answer
          return .stop
        }
        .errorRouter(router)
    }
    other.present { ReportButton("Fail", CartError.declined) }
    try await window.tap("Fail")
    await window.wait("the page") { window.screen.texts == ["Page"] && window.sheet != nil }
    #expect(window.kinds == [.window, .sheet, .sheet])
    #expect(session.requests == 1)
  }

  @Test(arguments: ["ThrowingButton", "attempt"])
  func `a plain sheet that a handler opens presents its own failures`(_ way: String) async throws {
    let window = HostedWindow(clock: clock) {
      PlainSignIn(way: way, session: session).errorRouter(router)
    }
    try await window.tap("Order")
    await window.wait("the sheet") { window.kinds == [.window, .sheet] && window.sheet != nil }
    try await window.tap("Sign In")
    await window.waitForAlert("The card was declined")
    #expect(window.kinds == [.window, .sheet, .alert])
    #expect(session.requests == 1)
    try await window.tap("Cancel")
    session.password = "right"
    try await window.tap("Sign In")
    try await window.tap("Close")
    await window.wait("the order") { window.isBare && session.orders == 1 }
    #expect(session.requests == 1)
  }

  @Test func `an operation that began before the handler waits for it in a plain sheet`()
    async throws
  {
    let window = HostedWindow(clock: clock) {
      PlainSignIn(way: "attempt", session: session).errorRouter(router)
    }
    let (answers, answer) = AsyncStream.makeStream(of: Void.self)
    router.attempt {
      for await _ in answers { break }
      try session.order()
    }
    try await window.tap("Order")
    await window.wait("the sheet") { window.kinds == [.window, .sheet] && window.sheet != nil }
    answer.yield()
    await window.wait { router.journal.counts[.coalesced] == 1 }
    session.password = "right"
    try await window.tap("Sign In")
    answer.yield()
    try await window.tap("Close")
    await window.wait("both orders") { session.orders == 2 }
  }

  @Test func `an action of a handler's alert or toast never reports to the handler's route`()
    async throws
  {
    let (alert, toast) = (AlertContext(), ToastContext())
    let window = HostedWindow(clock: clock) {
      Text("Root").alert(alert).toast(toast)
        .onErrorRoute("signIn") { [router, session] _ in
          session.requests += 1
          let enter = AlertAction("Enter") {
            router.report(CartError.declined, origin: .userAction)
          }
          toast.present(ToastContent(title: "Enter once more", action: enter))
          _ = await alert.present(AlertContent(title: "Password", actions: [enter])).answer
          return .stop
        }
        .errorRouter(router)
    }
    router.report(CartError.declined, origin: .userAction)
    for _ in 0..<2 {
      try await window.tap("Enter")
      await window.waitForAlert("The card was declined")
      try await window.tap("OK")
      await window.wait { window.isBare }
    }
    #expect(session.requests == 1)
  }
}

@MainActor
@Observable
private final class Session {
  var isSignedIn = false
  var password = "wrong"
  var requests = 0
  private(set) var orders = 0

  func order() throws {
    guard isSignedIn else { throw CartError.declined }
    orders += 1
  }

  func signIn() throws {
    guard password == "right" else { throw CartError.declined }
    isSignedIn = true
  }
}

private struct SignInPage: View {
  let session: Session
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ThrowingButton("Sign In") {
      try session.signIn()
      dismiss()
    }
  }
}

/// A sign-in whose handler sets the state of a plain sheet.
private struct PlainSignIn: View {
  let way: String
  let session: Session
  @State private var isSigningIn = false
  @State private var ends = AsyncStream.makeStream(of: Void.self)

  var body: some View {
    ThrowingButton("Order") { try session.order() }
      .onErrorRoute("signIn") { [session] _ in
        session.requests += 1
        isSigningIn = true
        for await _ in ends.stream { break }
        return session.isSignedIn ? .tryAgain : .stop
      }
      .sheet(isPresented: $isSigningIn, onDismiss: { ends.continuation.yield() }) {
        PlainSignInPage(way: way, session: session, isOpen: $isSigningIn).errorHost()
      }
  }
}

private struct PlainSignInPage: View {
  let way: String
  let session: Session
  @Binding var isOpen: Bool
  @Environment(\.attemptOperation) private var attempt

  var body: some View {
    if way == "attempt" {
      Button("Sign In") { attempt { try session.signIn() } }
    } else {
      ThrowingButton("Sign In") { try session.signIn() }
    }
    Button("Close") { isOpen = false }
  }
}

private struct Reporters: View, Routable {
  let way: String
  @Environment(\.attemptOperation) private var attempt
  @Environment(\.reportError) private var report
  @Environment(ErrorRouter.self) var router

  var body: some View {
    Button(way) {
      switch way {
      case "attempt": attempt { throw CartError.declined }
      case "report": report(CartError.declined, origin: .userAction)
      case "router": router.report(CartError.declined, origin: .userAction)
      default: handle(CartError.declined)
      }
    }
  }
}
