import Observation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// Contexts that are given at the root present over everything that is declared below them.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct RootContextTests {
  private let clock = ManualClock()
  private let signIn = SheetContext()
  private let details = SheetContext()
  private let router: ErrorRouter
  private let session = Session()

  init() {
    router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.route("signIn")) }, coalescingInterval: .zero, clock: clock)
  }

  /// Opens a window whose root signs the person in with a sheet.
  private func window<Content: View>(
    on platform: Platform, @ViewBuilder content: () -> Content
  ) -> HostedWindow {
    HostedWindow(on: platform, clock: clock) {
      content()
        .sheet(signIn)
        .onErrorRoute("signIn") { [signIn, session] _ in
          let answer = await signIn.present { SignInPage(session: session) }.answer
          return answer == .dismissed && session.isSignedIn ? .tryAgain : .stop
        }
        .errorRouter(router)
    }
  }

  /// Signs in over the presentations of a window, and expects that the order is placed after that.
  private func order(in window: HostedWindow, over kinds: [Screen.Kind]) async throws {
    try await window.tap("Order")
    await window.wait { window.kinds == kinds + [.sheet] && window.sheet != nil }
    #expect(window.screen.texts == ["Sign In"])
    try await window.tap("Sign In")
    await window.wait { window.kinds == kinds && session.orders == 1 }
  }

  @Test(arguments: Platform.all)
  func `a root's route presents over a plain sheet`(_ platform: Platform) async throws {
    let window = window(on: platform) {
      Text("Root").sheet(isPresented: session.binding) { OrderButton(session: session) }
    }
    session.isOpen = true
    await window.wait { window.sheet != nil }
    try await order(in: window, over: [.window, .sheet])
  }

  @Test(arguments: Platform.all)
  func `a root's route presents over a sheet of another context`(_ platform: Platform) async throws
  {
    let window = window(on: platform) { Text("Root").sheet(details) }
    details.present { [session] in OrderButton(session: session) }
    await window.wait { window.sheet != nil }
    try await order(in: window, over: [.window, .sheet])
  }

  @Test(arguments: Platform.all)
  func `a root's route presents over a cover over tabs`(_ platform: Platform) async throws {
    let window = window(on: platform) {
      Tabs(session: session) {
        Text("Tab").fullScreenCover(isPresented: session.binding) { OrderButton(session: session) }
      }
    }
    session.isOpen = true
    await window.wait { window.cover != nil }
    try await order(in: window, over: [.window, .fullScreenCover])
  }

  @Test(arguments: SystemBehavior.named)
  func `every form of a root's context presents over a plain sheet`(
    _ behavior: SystemBehavior
  ) async throws {
    let (alert, dialog, cover, toast) = (
      AlertContext(), ConfirmationDialogContext(), SheetContext(), ToastContext()
    )
    let window = HostedWindow(behavior, clock: clock) {
      Text("Root").sheet(isPresented: session.binding) { OrderButton(session: session) }
        .alert(alert).confirmationDialog(dialog).fullScreenCover(cover).toast(toast, edge: .top)
        .errorRouter(router)
    }
    session.isOpen = true
    await window.wait { window.sheet != nil }
    alert.present(AlertContent(title: "Alert"))
    await window.waitForAlert("Alert")
    #expect(window.kinds == [.window, .sheet, .alert])
    try await window.tap("OK")
    dialog.present(ConfirmationDialogContent(title: "Dialog", actions: [.ok]))
    await window.wait { window.dialog != nil }
    #expect(window.kinds == [.window, .sheet, .confirmationDialog])
    try await window.tap("OK")
    await window.wait { window.kinds == [.window, .sheet] }
    toast.present(ToastContent(title: "Toast"))
    await window.wait { window.sheet?.texts.contains("Toast") == true }
    cover.present { Text("Cover") }
    await window.wait { window.kinds == [.window, .sheet, .fullScreenCover] }
  }

  @Test(arguments: SystemBehavior.named)
  func `a root's sheet outlives the sheet that it was presented over`(
    _ behavior: SystemBehavior
  ) async throws {
    let window = HostedWindow(behavior, clock: clock) {
      Text("Root").sheet(details).sheet(signIn).errorRouter(router)
    }
    details.present { Text("Details") }
    await window.wait { window.sheet != nil }
    let handle = signIn.present { Text("Above") }
    await window.wait { window.kinds == [.window, .sheet, .sheet] && window.sheet != nil }
    details.dismiss()
    await window.wait { window.kinds == [.window, .sheet] && window.sheet?.texts == ["Above"] }
    await window.dismiss()
    await window.wait { window.isBare }
    #expect(await window.answer(of: handle) == .dismissed)
  }

  @Test(arguments: SystemBehavior.named)
  func `without a router, contexts of the root present over a context's sheet`(
    _ behavior: SystemBehavior
  ) async throws {
    let alert = AlertContext()
    let window = HostedWindow(behavior, clock: clock) { Text("Root").sheet(details).alert(alert) }
    details.present { Text("Details") }
    await window.wait { window.sheet != nil }
    let handle = alert.present(AlertContent(title: "Above"))
    await window.waitForAlert("Above")
    #expect(window.kinds == [.window, .sheet, .alert])
    try await window.tap("OK")
    #expect(await window.answer(of: handle) == .action(.ok))
  }
}

@MainActor
@Observable
private final class Session {
  var isOpen = false
  var isSignedIn = false
  var tab = 0
  private(set) var orders = 0

  var binding: Binding<Bool> {
    Binding {
      self.isOpen
    } set: {
      self.isOpen = $0
    }
  }

  func order() throws {
    guard isSignedIn else { throw CartError.declined }
    orders += 1
  }
}

private struct OrderButton: View {
  let session: Session

  var body: some View {
    ThrowingButton("Order") { try session.order() }
  }
}

private struct SignInPage: View {
  let session: Session
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Sign In") {
      session.isSignedIn = true
      dismiss()
    }
  }
}

/// One of two tabs.
private struct Tabs<Content: View>: View {
  let session: Session
  @ViewBuilder let content: () -> Content

  var body: some View {
    if session.tab == 0 { content() } else { Text("Other") }
  }
}
