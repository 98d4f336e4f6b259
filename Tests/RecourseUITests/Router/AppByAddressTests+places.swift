import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// Places: sheets, covers, parts of a screen, several windows, the inbox and the background.
extension AppByAddressTests {
  @Test func `an error is presented in the window on screen, not in one in the background`()
    async throws
  {
    let router = router(ErrorPolicy { Otherwise(.toast) })
    let first = HostedWindow(clock: clock) {
      ReportButton("Check", WordedError("The feed is closed")).errorRouter(router)
    }
    let second = HostedWindow(clock: clock) { Text("Second").errorRouter(router) }
    await second.rest()
    try await first.tap("Check")
    await first.wait { first.texts.contains("The feed is closed") }
    await first.pass(.seconds(30))
    first.host.scenePhase = .background
    router.report(WordedError("The mail is closed"), origin: .background)
    await second.rest()
    #expect(second.texts.contains("The mail is closed"))
  }

  @Test func `a problem is announced though a window in the background has the inbox's button`()
    async
  {
    let router = router(ErrorPolicy { Otherwise(.inbox) })
    let first = HostedWindow(clock: clock) { ErrorInboxButton().errorRouter(router) }
    let second = HostedWindow(clock: clock) { Text("Second").errorRouter(router) }
    await first.rest()
    await second.rest()
    first.host.scenePhase = .background
    router.report(WordedError("The mail is closed"), origin: .background)
    await second.rest()
    #expect(second.texts.contains("The mail is closed"))
  }

  @Test func `a problem is announced over the sheet that covers the inbox`() async throws {
    let router = router(ErrorPolicy { Otherwise(.inbox) })
    let window = HostedWindow(clock: clock) {
      InboxBelow(state: state).errorRouter(router)
    }
    await window.rest()
    state.isOpen = true
    await window.wait { window.sheet != nil }
    router.report(WordedError("The mail is closed"), origin: .background)
    await window.rest()
    #expect(window.sheet?.texts.contains("The mail is closed") == true)
  }

  @Test func `a retry in an inbox in a plain sheet that fails otherwise is answered there`()
    async throws
  {
    let router = router(ErrorPolicy { Otherwise(.toast) }, interruptionsPerMinute: 1)
    let window = HostedWindow(clock: clock) { PlainInbox(state: state).errorRouter(router) }
    router.report(WordedError("The feed is closed"), origin: .background)
    router.attempt(origin: .background) { [state] in
      state.runs += 1
      throw WordedError(state.runs == 1 ? "The server is busy" : "The account is locked")
    }
    await window.wait { router.inbox.entries.count == 1 }
    await window.pass(.seconds(20))
    state.isOpen = true
    await window.wait { window.sheet != nil }
    try await window.tap("Try Again")
    await window.wait { state.runs == 2 }
    await window.rest()
    #expect(window.sheet?.texts.contains("The account is locked") == true)
  }

  @Test func `an error beside a failed boundary is presented over its plain sheet`() async throws {
    let payment = ManualOperation<Void>()
    let window = HostedWindow(clock: clock) {
      BoundarySheet(state: state, payment: payment).errorRouter(router())
    }
    state.isOpen = true
    try await window.tap("Pay")
    await window.wait { payment.running == 1 }
    try await window.tap("Check")
    await window.wait { window.sheet?.texts.contains("The address is unknown") == true }
    payment.fail()
    await window.rest()
    #expect(window.kinds == [.window, .sheet, .alert])
    #expect(window.alert?.title == "The card was declined")
  }

  @Test func `a failure that arrives when its page has gone is presented, and not handled there`()
    async throws
  {
    let payment = ManualOperation<Void>()
    let window = HostedWindow(clock: clock) {
      Leaving {
        VStack {
          Text(state.items.first ?? "Ready")
          ThrowingButton("Pay") { try await payment() }
        }
        .onError(of: CartError.self) { [state] _ in state.items = ["Not paid"] }
      }
      .errorRouter(router())
    }
    try await window.tap("Pay")
    await window.wait { payment.running == 1 }
    try await window.tap("Leave")
    await window.rest()
    payment.fail()
    await window.waitForAlert("The card was declined")
  }

  @Test(arguments: Platform.all)
  func `a press in a plain alert is answered after the alert`(
    _ platform: Platform
  ) async throws {
    let window = HostedWindow(on: platform, clock: clock) {
      DeletingNote(state: state).errorRouter(router())
    }
    // The library can't know when the app itself presents an alert.
    window.takesTurns = false
    try await window.tap("Delete")
    await window.waitForAlert("Delete the note?")
    try await window.tap("Delete for Good")
    await window.waitForAlert("The card was declined")
    try await window.tap("Cancel")
    await window.wait { window.isBare }
  }

  @Test func `the answer to a press waits as an alert while the app is in the background`()
    async throws
  {
    let payment = ManualOperation<Void>()
    let router = router()
    let window = HostedWindow(clock: clock) {
      ThrowingButton("Pay") { try await payment() }.errorRouter(router)
    }
    try await window.tap("Pay")
    await window.wait { payment.running == 1 }
    window.host.scenePhase = .background
    payment.fail()
    await window.pass(.seconds(300))
    window.host.scenePhase = .active
    await window.rest()
    #expect(window.alert?.title == "The card was declined")
    #expect(router.inbox.entries.isEmpty)
  }

  @Test func `a field's error is presented when the cover with its form has gone`() async throws {
    let answer = ManualOperation<Void>()
    let window = HostedWindow(clock: clock) {
      CoverOverSheet(state: state, answer: answer).errorRouter(router())
    }
    state.isOpen = true
    await window.wait { window.sheet != nil }
    state.part = 2
    await window.wait { window.cover != nil }
    try await window.tap("Sign Up")
    await window.wait { answer.running == 1 }
    state.part = 1
    await window.wait { window.kinds == [.window, .sheet] }
    answer.fail(with: FieldErrors([FieldError(\AppProfile.name, "Enter a name.")]))
    await window.wait("the error") { window.alert != nil }
    #expect(window.kinds == [.window, .sheet, .alert])
    #expect(window.alert?.texts.contains { $0.contains("Enter a name") } == true)
  }
}

private struct InboxBelow: View {
  @Bindable var state: AppByAddress

  var body: some View {
    ErrorInboxView()
      .sheet(isPresented: $state.isOpen) { Text("A letter").errorHost() }
  }
}

private struct PlainInbox: View {
  @Bindable var state: AppByAddress

  var body: some View {
    Text("Root").sheet(isPresented: $state.isOpen) { ErrorInboxView() }
  }
}

private struct BoundarySheet: View {
  @Bindable var state: AppByAddress
  let payment: ManualOperation<Void>

  var body: some View {
    Text("Root").sheet(isPresented: $state.isOpen) {
      ErrorBoundary {
        ThrowingButton("Pay") { [payment] in try await payment() }
        ReportButton("Check", WordedError("The address is unknown"))
      }
    }
  }
}

private struct DeletingNote: View {
  @Bindable var state: AppByAddress

  var body: some View {
    Button("Delete") { state.isOpen = true }
      .alert("Delete the note?", isPresented: $state.isOpen) {
        ThrowingButton("Delete for Good", role: .destructive) { throw CartError.declined }
        Button("Keep", role: .cancel) {}
      }
  }
}

private struct CoverOverSheet: View {
  @Bindable var state: AppByAddress
  let answer: ManualOperation<Void>

  private var isCovered: Binding<Bool> {
    Binding {
      state.part == 2
    } set: {
      state.part = $0 ? 2 : 1
    }
  }

  var body: some View {
    Text("Root").sheet(isPresented: $state.isOpen) {
      ThrowingButton("Share") {}
        .fullScreenCover(isPresented: isCovered) {
          Form {
            TextField("Name", text: $state.profile.name).errorField(\.name, of: state.profile)
            ThrowingButton("Sign Up") { [answer] in try await answer() }
          }
        }
    }
  }
}
