import RecourseTesting
import RecourseUI
import Testing

@_spi(Rendering) @_spi(Testing) import SwiftUI

/// What assistive technology reads of toasts and banners.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ToastAccessTests {
  private let clock = ManualClock()
  private let toast = ToastContext()
  private let banner = ToastContext()
  private let log = AnnouncementLog()

  @Test func `a toast and a banner are named containers with a heading`() throws {
    let host = HeadlessHost(Text("Photos").toast(toast).banner(banner))
    for (context, title) in [(toast, "Saved"), (banner, "Offline")] {
      context.present(ToastContent(title: title, action: AlertAction("Undo")))
      let nodes = host.screen.nodes(around: title)
      let container = try #require(nodes.last { $0.element.traits.accessibility.children != nil })
      #expect(container.element.traits.accessibility.children == .contain)
      #expect(container.element.traits.accessibility.label == title)
      #expect(nodes.contains { $0.element.traits.accessibility.traits.contains(.isHeader) })
    }
  }

  @Test func `failures are announced to the end, and successes after everything else`() async {
    let host = HeadlessHost(
      Text("Photos").toast(toast).environment(\.errorClock, clock)
        .environment(\.announce) { [log] in log.priorities.append($0.priority) })
    for severity in [ToastSeverity.failure, .success, .information, .warning] {
      let handle = toast.present(ToastContent(title: "Title", severity: severity))
      await host.wait { host.screen.texts.contains("Title") }
      handle.dismiss()
      await host.wait { host.screen.texts == ["Photos"] }
    }
    #expect(log.priorities == [.high, .low, .standard, .standard])
  }

  @Test(arguments: SystemBehavior.named)
  func `a banner that appears in or moves into a sheet leaves the focus and comes last`(
    _ behavior: SystemBehavior
  ) async throws {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.banner) }, clock: clock)
    let sheet = SheetContext()
    let focus = FocusLog()
    let window = HostedWindow(behavior, clock: clock) {
      Text("Root").sheet(sheet).errorRouter(router)
    }
    router.report(CartError.declined, origin: .userAction)
    await window.wait { window.texts.contains("The card was declined") }
    sheet.present { FocusedField(focus: focus) }
    await window.wait { window.sheet?.texts.contains("The card was declined") == true }
    #expect(focus.changes == [true])
    try await window.tap("Close")
    router.report(CartError.soldOut, origin: .userAction)
    await window.wait { window.sheet?.texts.contains("It’s sold out") == true }
    #expect(focus.changes == [true])
    let nodes = window.screen.nodes(around: "It’s sold out")
    #expect(nodes.contains { $0.element.traits.accessibility.sortPriority < 0 })
  }
}

@MainActor
private final class FocusLog {
  var changes: [Bool] = []
}

/// A field that takes the focus when it appears.
private struct FocusedField: View {
  let focus: FocusLog
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Note", text: $text)
      .focused($isFocused)
      .onAppear { isFocused = true }
      .onChange(of: isFocused) { focus.changes.append(isFocused) }
  }
}
