import CAdwaita
import SwiftUI
import Testing

private struct FocusStateForm: View {
  @FocusState private var isFirstFocused: Bool
  @FocusState private var isSecondFocused: Bool

  var body: some View {
    Form {
      TextField("First", text: .constant("")).focused($isFirstFocused)
      VStack {
        TextField("Second", text: .constant("")).focused($isSecondFocused)
      }
      Text(isFirstFocused ? "first" : isSecondFocused ? "second" : "none")
      Button("To the second") { isSecondFocused = true }
      Button("Away") { isSecondFocused = false }
    }
  }
}

extension AdwaitaTests {
  @MainActor
  @Suite
  struct FocusStateTests {
    @Test func `the app moves the focus to a field and away from it`() throws {
      let window = TestWindow(FocusStateForm())
      window.press("To the second", until: "second")
      let entry = try #require(window.find("GtkEntry").first)
      let focus = try #require(gtk_root_get_focus(gtk_widget_get_root(entry)))
      #expect(gtk_widget_is_ancestor(focus, entry) != 0)
      window.press("Away", until: "none")
      #expect(gtk_root_get_focus(gtk_widget_get_root(entry)) == nil)
    }

    @Test func `the state follows the focus of the fields`() throws {
      let window = TestWindow(FocusStateForm())
      let row = try #require(window.find("AdwEntryRow").first)
      let entry = try #require(window.find("GtkEntry").first)
      gtk_widget_grab_focus(row)
      window.update()
      #expect(window.texts.contains("first"))
      gtk_widget_grab_focus(entry)
      window.update()
      #expect(window.texts.contains("second"))
    }
  }
}

extension TestWindow {
  /// Presses a button, and waits until a text appears.
  fileprivate func press(_ title: String, until text: String) {
    gtk_widget_activate(button(title))
    pump { texts.contains(text) }
    #expect(texts.contains(text))
  }
}
