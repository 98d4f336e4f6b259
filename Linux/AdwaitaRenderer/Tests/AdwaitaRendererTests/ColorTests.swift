import CAdwaita
import SwiftUI
import Testing

extension AdwaitaTests {
  @MainActor
  @Suite
  struct ColorTests {
    private func color(of style: Color) throws -> GdkRGBA {
      let window = TestWindow(Text("text").foregroundStyle(style))
      let label = try #require(
        window.find("GtkLabel").first {
          gtk_label_get_text(OpaquePointer($0)).map(String.init(cString:)) == "text"
        })
      var color = GdkRGBA()
      gtk_style_context_get_color(gtk_widget_get_style_context(label), &color)
      return color
    }

    @Test func `a color keeps its opacity, and white and black ignore dark appearance`() throws {
      let manager = adw_style_manager_get_default()
      defer { adw_style_manager_set_color_scheme(manager, ADW_COLOR_SCHEME_DEFAULT) }
      for scheme in [ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_FORCE_DARK] {
        adw_style_manager_set_color_scheme(manager, scheme)
        let black = try color(of: .black.opacity(0.4))
        #expect([black.red, black.green, black.blue] == [0, 0, 0])
        #expect(abs(black.alpha - 0.4) < 0.01)
        let white = try color(of: .white)
        #expect([white.red, white.green, white.blue, white.alpha] == [1, 1, 1, 1])
      }
    }

    @Test(arguments: [
      Color.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
      .brown,
    ])
    func `every named color is drawn in a color of its own`(named: Color) throws {
      let color = try color(of: named)
      #expect(color.alpha == 1)
      #expect(Set([color.red, color.green, color.blue]).count > 1)
    }
  }
}
