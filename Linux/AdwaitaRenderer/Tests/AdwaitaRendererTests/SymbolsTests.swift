@_spi(Rendering) import AdwaitaRenderer
import CAdwaita
import SwiftUI
import Testing

extension AdwaitaTests {
  @MainActor
  @Suite
  struct SymbolsTests {
    @Test func `every symbol has an icon in the theme`() {
      let window = TestWindow(Text("Icons"))
      let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
      let missing = Symbols.names.filter {
        gtk_icon_theme_has_icon(theme, Symbols.icon(for: $0)) == 0
      }
      #expect(missing.isEmpty)
      #expect(gtk_icon_theme_has_icon(theme, Symbols.icon(for: "no.such.symbol")) != 0)
      window.pump()
    }

    @Test func `a variant of a symbol has the symbol's icon`() {
      #expect(Symbols.icon(for: "bell.badge.fill") == Symbols.icon(for: "bell"))
      #expect(Symbols.icon(for: "trash.circle.fill") == Symbols.icon(for: "trash"))
      #expect(
        Symbols.icon(for: "exclamationmark.circle.fill")
          == Symbols.icon(for: "exclamationmark.circle"))
    }
  }
}
