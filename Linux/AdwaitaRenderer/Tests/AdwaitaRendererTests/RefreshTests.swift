import CAdwaita
import SwiftUI
import Testing

extension AdwaitaTests {
  @MainActor
  @Suite
  struct RefreshTests {
    let counter = Counter()

    @Test func `a refreshable list has a header button, disabled during a refresh`() async throws {
      let (end, ending) = AsyncStream<Void>.makeStream()
      let window = TestWindow(
        List { Text("Row") }.refreshable { [counter] in
          await counter.add()
          for await _ in end {}
          await counter.add()
        })
      let button = try #require(window.refreshButton)
      gtk_widget_activate(button)
      try await window.pump { [counter] in try await counter.reach(1) }
      window.update()
      #expect(gtk_widget_get_sensitive(button) == 0)
      ending.finish()
      try await window.pump { [counter] in try await counter.reach(2) }
      window.pump { gtk_widget_get_sensitive(button) != 0 }
      #expect(gtk_widget_get_sensitive(button) != 0)
    }

    @Test func `a list that is not refreshable has no refresh button`() {
      #expect(TestWindow(List { Text("Row") }).refreshButton == nil)
    }
  }
}

extension Counter {
  fileprivate func add() {
    count += 1
  }

  /// Waits until the count reaches a number, while the window stays responsive.
  fileprivate func reach(_ number: Int) async throws {
    while count < number { try await Task.sleep(for: .milliseconds(1)) }
  }
}

extension TestWindow {
  fileprivate var refreshButton: Widget? {
    find("GtkButton").first { button in
      gtk_widget_get_tooltip_text(button).map(String.init(cString:)) == "Refresh"
    }
  }
}
