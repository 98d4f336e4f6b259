import CAdwaita
import SwiftUI
import Testing

private struct HintedForm: View {
  @Bindable var account: Account
  var isSheetUp = false

  var body: some View {
    VStack {
      TextField("Name", text: $account.name)
        .accessibilityHint(Text(verbatim: account.note))
    }
    .sheet(isPresented: .constant(isSheetUp)) {
      VStack { Text("Words") }.accessibilityElement(children: .contain)
        .accessibilityLabel(Text(verbatim: "A conflict"))
    }
  }
}

extension AdwaitaTests {
  /// What the window tells assistive technology, beyond its texts.
  @MainActor
  @Suite
  struct AssistanceTests {
    let account = Account()

    @Test func `a hint outlives later updates of its field`() throws {
      account.note = "Enter your name."
      let window = TestWindow(HintedForm(account: account))
      let entry = try #require(window.find("GtkEntry").first)
      #expect(entry.hasDescription)
      account.name = "Grace"
      window.update()
      #expect(entry.text == "Grace")
      #expect(entry.hasDescription)
    }

    @Test func `an announcement is an alert in the topmost window`() async throws {
      let window = TestWindow(HintedForm(account: account, isSheetUp: true))
      #expect(window.alerts == [])
      try await window.pump {
        AccessibilityNotification.Announcement("Saved").post()
        while window.alerts.isEmpty { await Task.yield() }
      }
      let sheet = try #require(window.windows.first { gtk_window_get_modal($0.cast()) != 0 })
      let alert = try #require(window.alerts.first)
      #expect(gtk_widget_get_root(alert) == OpaquePointer(sheet))
    }

    @Test func `a sheet without a title has the name of its content`() throws {
      let window = TestWindow(HintedForm(account: account, isSheetUp: true))
      let sheet = try #require(window.windows.first { gtk_window_get_modal($0.cast()) != 0 })
      #expect(gtk_window_get_title(sheet.cast()).map(String.init(cString:)) == "A conflict")
    }
  }
}

extension TestWindow {
  /// The widgets that assistive technology speaks when they appear.
  fileprivate var alerts: [Widget] {
    windows.flatMap(\.allEvenHidden).filter {
      gtk_accessible_get_accessible_role(OpaquePointer($0)) == GTK_ACCESSIBLE_ROLE_ALERT
    }
  }
}

extension Widget {
  fileprivate var hasDescription: Bool {
    let accessible = OpaquePointer(self)
    return gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) != 0
  }
}
