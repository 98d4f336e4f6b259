import CAdwaita
import SwiftUI
import Testing

private struct FadingStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(8)
      .foregroundStyle(.white)
      .background(Color.blue.opacity(configuration.isPressed ? 0.5 : 1))
  }
}

private struct Shop: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Buy \(count)") { count += 1 }
    }
    .buttonStyle(FadingStyle())
  }
}

extension AdwaitaTests {
  @MainActor
  @Suite
  struct ButtonStyleTests {
    @Test func `a button with a custom style has the size of its body, and no frame`() throws {
      let window = TestWindow(Shop())
      let button = try #require(window.find("GtkButton").first { $0.isStyled })
      let body = try #require(window.body(of: button))
      window.pump { gtk_widget_get_width(button) > 0 }
      #expect(gtk_widget_get_width(button) == gtk_widget_get_width(body) + 16)
      #expect(gtk_widget_get_height(button) == gtk_widget_get_height(body) + 16)
      var color = GdkRGBA()
      gtk_style_context_get_color(gtk_widget_get_style_context(body), &color)
      #expect(color.red == 1 && color.green == 1 && color.blue == 1 && color.alpha == 1)
    }

    @Test func `a press shows the body as pressed, and a click runs the action`() throws {
      let window = TestWindow(Shop())
      let button = try #require(window.find("GtkButton").first { $0.isStyled })
      func isTranslucent() -> Bool {
        window.body(of: button).map { gtk_widget_has_css_class($0, "background-blue-500") } == 1
      }
      gtk_widget_set_state_flags(button, GTK_STATE_FLAG_ACTIVE, 0)
      window.pump()
      #expect(isTranslucent())
      gtk_widget_unset_state_flags(button, GTK_STATE_FLAG_ACTIVE)
      window.pump()
      #expect(!isTranslucent())
      #expect(window.texts.contains("Buy 0"))
      gtk_widget_activate(button)
      window.pump { window.texts.contains("Buy 1") }
      #expect(window.texts.contains("Buy 1"))
    }

    @Test func `a button with a custom style takes the focus, and is a button for assistance`()
      throws
    {
      let window = TestWindow(Shop())
      let button = try #require(window.find("GtkButton").first { $0.isStyled })
      #expect(gtk_widget_grab_focus(button) != 0)
      #expect(gtk_widget_has_focus(button) != 0)
      #expect(
        gtk_accessible_get_accessible_role(OpaquePointer(button)) == GTK_ACCESSIBLE_ROLE_BUTTON)
    }

    @Test func `a button with a custom style in a list draws its body in the row`() throws {
      let window = TestWindow(List { Button("Buy") {} }.buttonStyle(FadingStyle()))
      let button = try #require(window.find("GtkButton").first { $0.isStyled })
      let row = try #require(window.find("GtkListBoxRow").first)
      #expect(gtk_widget_is_ancestor(button, row) != 0)
      window.pump { gtk_widget_get_width(row) > 0 }
      #expect(gtk_widget_get_width(button) * 2 < gtk_widget_get_width(row))
    }
  }
}

extension TestWindow {
  /// The text that a button with a custom style shows.
  fileprivate func body(of button: Widget) -> Widget? {
    find("GtkLabel", in: button).first
  }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
  fileprivate var isStyled: Bool { gtk_widget_has_css_class(self, "custom") != 0 }
}
