import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// The position of the router's banners in a window.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ErrorBannersTests {
  private let router = ErrorRouter(
    policy: ErrorPolicy { Otherwise(.banner) }, clock: ManualClock())

  @Test func `a banner is above the whole window unless a view inside hosts banners`() async {
    let window = HostedWindow {
      VStack {
        Text("Header")
        Text("Orders")
      }
      .errorRouter(router)
    }
    router.report(CartError.declined, origin: .userAction)
    await window.wait { window.texts.last == "Orders" && window.texts.count > 2 }
    #expect(window.texts.first == "The card was declined")
  }

  @Test func `a view that hosts banners without a router is shown as it is`() async {
    let window = HostedWindow { Text("Orders").errorBanners() }
    await window.rest()
    #expect(window.texts == ["Orders"])
  }

  @Test func `a banner is above its hosting view, and above the window after that leaves`()
    async throws
  {
    let window = HostedWindow {
      Screens().errorRouter(router)
    }
    router.report(CartError.declined, origin: .userAction)
    await window.wait { window.texts.count > 3 }
    #expect(window.texts.first == "Header")
    #expect(window.texts.dropFirst(2).first == "The card was declined")
    #expect(window.texts.last == "Orders")
    try await window.tap("Leave")
    await window.wait { window.texts.first == "The card was declined" }
    #expect(!window.texts.contains("Orders"))
  }
}

private struct Screens: View {
  @State private var isOpen = true

  var body: some View {
    VStack {
      Text("Header")
      Button("Leave") { isOpen = false }
      if isOpen { Text("Orders").errorBanners() }
    }
  }
}
