internal import CAdwaita
internal import Foundation
@_spi(Rendering) internal import SwiftUI

/// The background style of a single widget: its padding and corner radius.
@MainActor
final class BackgroundStyle {
  private var provider: UnsafeMutablePointer<GtkCssProvider>?
  private var rules = ""

  func show(_ traits: Element.Traits, on widget: Widget) {
    let rules = traits.backgroundRules
    guard rules != self.rules else { return }
    self.rules = rules
    if provider == nil {
      let provider = gtk_css_provider_new()
      gtk_style_context_add_provider(
        gtk_widget_get_style_context(widget), OpaquePointer(provider),
        guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
      self.provider = provider
    }
    gtk_css_provider_load_from_data(provider, "* { \(rules) }", -1)
  }

  isolated deinit {
    if let provider { g_object_unref(provider) }
  }
}

@MainActor
extension Element.Traits {
  /// The style classes of an element's background.
  var backgroundClasses: Set<String> {
    switch background {
    case .color(let color): [color.preparedClass(of: "background")]
    case .tint: [Color.accentColor.preparedClass(of: "background")]
    case .bar: ["toolbar", "bar"]
    case .material: hasShadow ? ["floating", "raised"] : ["floating"]
    default: []
    }
  }

  fileprivate var backgroundRules: String {
    guard background != nil else { return "" }
    let padding = backgroundPadding
    let isMirrored = layoutDirection == .rightToLeft
    let (left, right) =
      isMirrored ? (padding.trailing, padding.leading) : (padding.leading, padding.trailing)
    let lengths = [padding.top, right, padding.bottom, left].map { "\(Int($0))px" }
    return "padding: \(lengths.joined(separator: " ")); border-radius: \(Int(backgroundRadius))px;"
  }
}
