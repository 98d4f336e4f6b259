import Foundation
import Observation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// The situations of an app that uses plain SwiftUI around the library's views.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct AppByAddressTests {
  private let clock = ManualClock()
  private let state = AppState()

  private func router(_ policy: ErrorPolicy = ErrorPolicy { Otherwise(.alert) }) -> ErrorRouter {
    ErrorRouter(
      policy: policy, describer: ErrorDescriber(locale: Locale(identifier: "en")), clock: clock)
  }

  private let signIn = ErrorPolicy {
    On(status: 401, .route("signIn"))
    Otherwise(.alert)
  }

  @Test func `a boundary merges only errors in the same words`() async throws {
    let window = HostedWindow(clock: clock) {
      ErrorBoundary {
        ForEach(["The address is unknown", "The account has ended"], id: \.self) { words in
          ReportButton(words, ServerError(words))
        }
      }
      .errorRouter(router())
    }
    let buttons = window.screen.buttons
    buttons[0].press()
    buttons[1].press()
    await window.waitForAlert("The account has ended")
    #expect(window.texts.contains("The address is unknown"))
  }

  @Test func `an error that joins an alert in other words is read after it`() async throws {
    let router = router()
    let window = HostedWindow(clock: clock) { Text("Root").errorRouter(router) }
    for words in ["The disk is full", "The plan has ended"] {
      router.attempt(failing: "The photo isn’t uploaded") { throw ServerError(words) }
      await window.waitForAlert("The photo isn’t uploaded")
    }
    #expect(window.alert?.texts.contains("The disk is full") == true)
    try await window.tap("Cancel")
    await window.wait("the second error") {
      window.alert?.texts.contains("The plan has ended") == true
    }
    try await window.tap("Cancel")
    await window.wait { window.isBare && router.journal.counts.pending == 0 }
  }

  @Test func `all pulls of a list are one intention, and a success resolves them`() async throws {
    let router = router()
    let window = HostedWindow(clock: clock) {
      List { Text("Row") }
        .throwingRefreshable { [state] in
          state.runs += 1
          if state.runs < 4 { throw ServerError("The feed is closed") }
        }
        .errorPolicy { Otherwise(.toast) }
        .errorRouter(router)
    }
    for _ in 1...3 { try await window.screen.refresh().value }
    await window.wait("one offer") {
      window.screen.buttons.map(\.title).contains("Try Again")
    }
    try await window.screen.refresh().value
    await window.wait("the end") { !window.texts.contains("The feed is closed") }
    #expect(state.runs == 4)
    #expect(router.journal.counts.pending == 0)
  }

  @Test func `a load of a task runs again when the network is back`() async {
    let network = ManualNetwork()
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.toast) }, network: network.signal, clock: clock)
    let window = HostedWindow(clock: clock) {
      Items(state: state)
        .throwingTask { [state] in
          state.runs += 1
          if state.runs == 1 { throw URLError(.notConnectedToInternet) }
          state.items = ["Milk"]
        }
        .errorRouter(router)
    }
    await window.wait { state.runs == 1 && router.journal.counts.reported > 0 }
    await window.rest()
    network.comeBack()
    await window.wait("the items") { state.runs == 2 }
    await window.wait { router.journal.counts.pending == 0 }
  }

  @Test(arguments: Platform.all)
  func `an error of a field below a sheet is presented over the sheet`(
    _ platform: Platform
  ) async throws {
    let router = router()
    let window = HostedWindow(on: platform, clock: clock) {
      ProfileForm(state: state).errorRouter(router)
    }
    try await window.tap("Review")
    await window.wait("the sheet") { window.sheet != nil }
    try await window.tap("Confirm")
    await window.wait("the error") { window.alert != nil }
    #expect(window.kinds == [.window, .sheet, .alert])
    #expect(window.alert?.texts.contains { $0.contains("Enter a name") } == true)
    // The field shows it as well, for the time after the sheet.
    #expect(window.texts.contains { $0.contains("Enter a name") })
  }

  @Test(arguments: ["report", "handle", "refresh"])
  func `a page that a handler opens never reports to the handler's route`(
    _ way: String
  ) async throws {
    let router = router(signIn)
    let window = HostedWindow(clock: clock) {
      PlainGate(state: state, way: way).errorRouter(router)
    }
    try await window.tap("Order")
    await window.wait("the page") { window.sheet != nil }
    if way == "refresh" {
      try await window.screen.refresh().value
    } else {
      try await window.tap(way)
    }
    await window.wait("the error") { window.alert != nil }
    #expect(window.kinds == [.window, .sheet, .alert])
  }

  @Test func `a plain page that a handler of the app opens presents its own failures`()
    async throws
  {
    let router = router(signIn)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    router.onRoute("signIn") { [state] _ in
      state.isOpen = true
      for await _ in ends { break }
      return .leave
    }
    let window = HostedWindow(clock: clock) {
      PlainPage(state: state, end: end).errorRouter(router)
    }
    try await window.tap("Order")
    await window.wait("the page") { window.sheet != nil }
    try await window.tap("Sign In")
    await window.wait("the error") { window.alert != nil }
    #expect(window.kinds == [.window, .sheet, .alert])
  }

  @Test func `a handler of the app without a page gets what is reported while it runs`()
    async throws
  {
    let router = router(signIn)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    router.onRoute("signIn") { [state] _ in
      state.runs += 1
      for await _ in ends { break }
      return .leave
    }
    let window = HostedWindow(clock: clock) {
      VStack {
        ThrowingButton("First") { throw Unauthorized() }
        ThrowingButton("Second") { throw Unauthorized() }
      }
      .errorRouter(router)
    }
    try await window.tap("First")
    await window.wait { state.runs == 1 }
    try await window.tap("Second")
    await window.wait { router.journal.counts[.coalesced] == 1 }
    end.yield()
    await window.wait { router.journal.counts.pending == 0 }
    #expect(window.isBare)
    #expect(state.runs == 1)
  }

  @Test func `a handler whose view is gone for good ends, and the next one is asked`()
    async throws
  {
    let router = router(signIn)
    state.isOpen = true
    let window = HostedWindow(clock: clock) { GateRoot(state: state).errorRouter(router) }
    try await window.tap("Order")
    await window.wait("the page") { window.sheet != nil }
    state.isOpen = false
    await window.wait { window.isBare && router.journal.counts.pending == 0 }
    state.isOpen = true
    try await window.tap("Order")
    await window.wait("the page again") { window.sheet != nil }
  }

  @Test func `a button recovers the operation that its alert is about`() async throws {
    let router = router()
    let window = HostedWindow(clock: clock) { Text("Root").errorRouter(router) }
    let (first, second) = (Locked(0), Locked(0))
    for recoveries in [first, second] {
      router.attempt {
        if recoveries.withLock({ $0 }) == 0 {
          throw Conflict { recoveries.withLock { $0 += 1 } }
        }
      }
    }
    for _ in 1...2 {
      await window.waitForAlert("The document was changed elsewhere")
      try await window.tap("Keep Mine")
      await window.rest()
    }
    #expect(window.isBare)
    #expect(first.withLock { $0 } == 1)
    #expect(second.withLock { $0 } == 1)
  }

  @Test func `a load that fails because it missed the sign-in runs again`() async throws {
    let router = router(signIn)
    let answer = ManualOperation<Void>()
    router.onRoute("signIn") { [state] _ in
      state.runs += 1
      state.isOpen = true
      return .tryAgain
    }
    let window = HostedWindow(clock: clock) {
      VStack {
        ThrowingButton("Order") { [state] in if !state.isOpen { throw Unauthorized() } }
        Items(state: state)
          .throwingTask { [state] in
            let wasSignedIn = state.isOpen
            try await answer()
            if !wasSignedIn { throw Unauthorized() }
            state.items = ["Loaded"]
          }
      }
      .errorRouter(router)
    }
    await window.wait { answer.running > 0 }
    try await window.tap("Order")
    await window.wait { state.runs == 1 && router.journal.counts.pending == 0 }
    answer.succeed()
    await window.wait("the second run") { answer.runs > answer.running && answer.running > 0 }
    answer.succeed()
    await window.wait("the load") { window.texts.contains("Loaded") }
    #expect(state.runs == 1)
  }

  @Test(arguments: [true, false])
  func `a press while a handler works runs again with the handler's help`(
    _ isOfView: Bool
  ) async throws {
    let router = router(signIn)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let renew: @MainActor (ErrorReport) async -> RouteResult = { [state] _ in
      for await _ in ends { break }
      state.isOpen = true
      return .tryAgain
    }
    if !isOfView { router.onRoute("signIn", perform: renew) }
    let window = HostedWindow(clock: clock) {
      VStack {
        ForEach(["Order", "Like"], id: \.self) { title in
          ThrowingButton(title) { [state] in
            if !state.isOpen { throw Unauthorized() }
            state.runs += 1
          }
        }
      }
      .onErrorRoute(isOfView ? "signIn" : "other", perform: renew)
      .errorRouter(router)
    }
    try await window.tap("Order")
    await window.rest()
    try await window.tap("Like")
    await window.rest()
    end.yield()
    await window.wait("both runs") { state.runs == 2 && window.isBare }
    await window.wait { router.journal.counts.pending == 0 }
  }

  @Test func `a toast waits while the app is in the background`() async throws {
    let router = router(ErrorPolicy { Otherwise(.toast) })
    let window = HostedWindow(clock: clock, canBeAsked: false) { Text("Root").errorRouter(router) }
    window.host.scenePhase = .background
    router.report(ServerError("The video isn’t sent"))
    await window.pass(.seconds(120))
    window.host.scenePhase = .active
    await window.wait("the toast") { window.texts.contains("The video isn’t sent") }
    await window.pass(.seconds(60))
    #expect(!window.texts.contains("The video isn’t sent"))
  }

  @Test func `an alert counts the errors that it doesn't list`() async {
    let router = router(ErrorPolicy { Otherwise(.banner) })
    let window = HostedWindow(clock: clock) { Text("Root").errorRouter(router) }
    for number in ["one", "two", "three", "four", "five", "six", "seven"] {
      router.report(ServerError("Reason \(number)"), failing: "A photo isn’t uploaded")
    }
    await window.wait("the count") {
      window.texts.contains { $0.contains("Reason five") && $0.hasSuffix("And 2 more problems.") }
    }
  }

  @Test func `a page shows the words of the latest failure`() async {
    let window = HostedWindow(clock: clock) {
      Page(state: state).errorRouter(router())
    }
    for words in ["The shop is closed", "The shop has moved"] {
      state.load = .failed(LoadFailure(ServerError(words)), previous: nil)
      await window.wait("the words") { window.texts.contains(words) }
    }
  }

  @Test func `explanations stay in a window when another one is closed`() async {
    let router = router()
    let first = HostedWindow(clock: clock) { Text("A").errorRouter(router, explains: true) }
    let second = HostedWindow(clock: clock) { Text("B").errorRouter(router, explains: true) }
    await second.rest()
    second.host.close()
    router.report(ServerError("Oh"))
    await first.waitForAlert("Oh")
    #expect(first.alert?.texts.contains { $0.contains("Because of") } == true)
  }
}

@MainActor
@Observable
private final class AppState {
  var isOpen = false
  var runs = 0
  var items: [String] = []
  var profile = Profile()
  var load = LoadState<Int>.idle
}

private struct Items: View {
  let state: AppState

  var body: some View { Text(state.items.first ?? "Empty") }
}

private struct Page: View {
  let state: AppState

  var body: some View {
    ThrowingView(state.load) {
    } content: {
      Text("\($0)")
    }
  }
}

/// An error that recovers its own operation.
private struct Conflict: LocalizedError, RecoverableError {
  let recover: @Sendable () -> Void
  let errorDescription: String? = "The document was changed elsewhere"
  let recoveryOptions = ["Keep Mine", "Cancel"]

  func attemptRecovery(optionIndex: Int) -> Bool {
    if optionIndex == 0 { recover() }
    return optionIndex == 0
  }
}

/// The words of a server.
private struct ServerError: LocalizedError {
  let errorDescription: String?

  init(_ words: String) {
    errorDescription = words
  }
}

private struct Unauthorized: HTTPError {
  let statusCode = 401
}

private struct Profile {
  var name = ""
}

private struct ProfileForm: View {
  @Bindable var state: AppState

  var body: some View {
    Form {
      TextField("Name", text: $state.profile.name).errorField(\.name, of: state.profile)
      Button("Review") { state.isOpen = true }
    }
    .sheet(isPresented: $state.isOpen) {
      ThrowingButton("Confirm") {
        throw FieldErrors([FieldError(\Profile.name, "Enter a name.")])
      }
      .errorHost()
    }
  }
}

/// A sign-in whose page is a plain sheet.
private struct PlainGate: View {
  @Bindable var state: AppState
  let way: String
  @State private var ends = AsyncStream.makeStream(of: Void.self)

  var body: some View {
    ThrowingButton("Order") { throw Unauthorized() }
      .onErrorRoute("signIn") { [state, ends] _ in
        state.isOpen = true
        for await _ in ends.stream { break }
        return .leave
      }
      .sheet(isPresented: $state.isOpen, onDismiss: { ends.continuation.yield() }) {
        GatePage(way: way).errorHost()
      }
  }
}

private struct GatePage: View, Routable {
  let way: String
  @Environment(\.report) private var report
  @Environment(ErrorRouter.self) var router

  var body: some View {
    if way == "refresh" {
      List { Text("Accounts") }.throwingRefreshable { throw Unauthorized() }
    } else {
      Button(way) { if way == "report" { report(Unauthorized()) } else { handle(Unauthorized()) } }
    }
  }
}

private struct PlainPage: View {
  @Bindable var state: AppState
  let end: AsyncStream<Void>.Continuation

  var body: some View {
    ThrowingButton("Order") { throw Unauthorized() }
      .sheet(isPresented: $state.isOpen, onDismiss: { end.yield() }) {
        ThrowingButton("Sign In") { throw Unauthorized() }
      }
  }
}

/// A part of the app with its own sign-in, which comes and goes.
private struct GateRoot: View {
  let state: AppState

  var body: some View {
    if state.isOpen { Gate() } else { Text("Welcome") }
  }
}

private struct Gate: View {
  @State private var sheet = SheetContext()

  var body: some View {
    ThrowingButton("Order") { throw Unauthorized() }
      .sheet(sheet)
      .onErrorRoute("signIn") { [sheet] _ in
        _ = await sheet.present { Text("Sign In") }.answer
        return .leave
      }
  }
}
