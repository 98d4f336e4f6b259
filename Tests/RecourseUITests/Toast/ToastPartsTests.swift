import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// Toasts over several views, which appear and disappear independently.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ToastPartsTests {
  private let toast = ToastContext()

  @Test(arguments: ["First", "Second"])
  func `a toast is shown once, even if a part of the view below disappears`(part: String)
    async throws
  {
    let host = HeadlessHost(Parts { $0.toast(toast) })
    try host.tap(part)
    let handle = toast.present(ToastContent(title: "Saved"))
    await host.wait { host.screen.texts.contains("Saved") }
    #expect(host.screen.texts.filter { $0 == "Saved" }.count == 1)
    try host.tap(part)
    #expect(host.screen.texts.filter { $0 == "Saved" }.count == 1)
    try host.tap("Close")
    #expect(await handle.answer == .dismissed)
  }
}
