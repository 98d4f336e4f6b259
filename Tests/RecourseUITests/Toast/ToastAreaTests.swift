import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// The shared place for all toasts of a window with a router.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ToastAreaTests {
  private let clock = ManualClock()
  private let router: ErrorRouter
  private let photos = ToastContext()
  private let albums = ToastContext()

  init() {
    router = ErrorRouter(policy: ErrorPolicy { Otherwise(.toast) }, clock: clock)
  }

  private func makeWindow(_ behavior: SystemBehavior = .immediate) -> HostedWindow {
    HostedWindow(behavior, clock: clock) {
      VStack {
        Text("Photos").toast(photos)
        Text("Albums").toast(albums)
      }
      .errorRouter(router)
    }
  }

  @Test func `toasts of every context and of the router appear in the same place`() async {
    let window = makeWindow()
    photos.present(ToastContent(title: "Saved", duration: .untilDismissed))
    await window.wait { window.texts == ["Photos", "Albums", "Saved"] }
    photos.dismissAll()
    albums.present(ToastContent(title: "Sorted", duration: .untilDismissed))
    await window.wait { window.texts == ["Photos", "Albums", "Sorted"] }
    albums.dismissAll()
    router.report(CartError.declined, origin: .userAction)
    await window.wait { window.texts.prefix(3) == ["Photos", "Albums", "The card was declined"] }
  }

  @Test(arguments: SystemBehavior.named)
  func `a toast waits until the toast of another context is closed`(
    _ behavior: SystemBehavior
  ) async throws {
    let window = makeWindow(behavior)
    photos.present(ToastContent(title: "Saved", duration: .untilDismissed))
    albums.present(ToastContent(title: "Sorted", duration: .untilDismissed))
    router.report(CartError.declined, origin: .userAction)
    await window.wait { window.texts == ["Photos", "Albums", "Saved"] }
    await window.rest()
    #expect(window.texts == ["Photos", "Albums", "Saved"])
    try await window.tap("Close")
    await window.wait { window.texts == ["Photos", "Albums", "Sorted"] }
    try await window.tap("Close")
    await window.wait { window.texts.prefix(3) == ["Photos", "Albums", "The card was declined"] }
    try await window.tap("Close")
    await window.wait { window.texts == ["Photos", "Albums"] }
    #expect(router.journal.counts.byOutcome == [.presented: 1])
  }

  @Test func `the toast of a covered view stays until it is closed`() async throws {
    let window = HostedWindow(.immediate, clock: clock) {
      Text("Photos").toast(photos).errorRouter(router)
    }
    let handle = photos.present(ToastContent(title: "Saved", duration: .untilDismissed))
    await window.wait { window.texts.contains("Saved") }
    window.host.cover()
    await window.rest()
    #expect(window.texts.contains("Saved"))
    try await window.tap("Close")
    #expect(await handle.answer == .dismissed)
  }

  @Test func `removing a view dismisses its toast, and the next toast appears`() async throws {
    let window = HostedWindow(.immediate, clock: clock) {
      Switchable { Text("Photos").toast(photos) }.toast(albums).errorRouter(router)
    }
    photos.present(ToastContent(title: "Saved", duration: .untilDismissed))
    albums.present(ToastContent(title: "Sorted", duration: .untilDismissed))
    await window.wait { window.texts.contains("Saved") }
    try await window.tap("Switch")
    await window.wait { window.texts.contains("Sorted") }
    #expect(!window.texts.contains("Saved"))
  }
}

private struct Switchable<Content: View>: View {
  @State private var isOn = true
  @ViewBuilder let content: Content

  var body: some View {
    if isOn { content }
    Button("Switch") { isOn.toggle() }
  }
}
