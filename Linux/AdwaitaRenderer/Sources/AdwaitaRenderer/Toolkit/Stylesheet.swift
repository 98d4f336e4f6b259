internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// The rules that Adwaita's stylesheet lacks.
@MainActor
enum Stylesheet {
  private static let provider = gtk_css_provider_new()
  private static let frameProvider = gtk_css_provider_new()

  /// Reloads the rules when the system’s contrast setting changes.
  private static let contrast = adw_style_manager_get_default().map { manager in
    Signal("notify::high-contrast", of: UnsafeMutableRawPointer(manager)) {
      loadRules()
      return false
    }
  }

  private static func loadRules() {
    let isHigh = adw_style_manager_get_high_contrast(adw_style_manager_get_default()) != 0
    gtk_css_provider_load_from_data(provider, rules(isHighContrast: isHigh), -1)
  }

  private static func add(_ provider: UnsafeMutablePointer<GtkCssProvider>?) {
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), OpaquePointer(provider),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }

  /// Hides the frames that windows draw when no compositor draws a shadow.
  static func hideFrames() {
    let rules = "window.solid-csd { padding: 0; box-shadow: none; }"
    gtk_css_provider_load_from_data(frameProvider, rules, -1)
    add(frameProvider)
  }

  static func load() {
    _ = contrast
    loadRules()
    add(provider)
    Settings.set("gtk-label-select-on-focus", false)
  }

  private static func colors(dimmedTo opacity: Double) -> [(Color.Name, String)] {
    [
      (.accent, "@accent_color"), (.red, "@error_color"), (.orange, "@orange_4"),
      (.yellow, "@warning_color"), (.green, "@success_color"), (.blue, "@blue_4"),
      (.purple, "@purple_3"), (.gray, "alpha(currentColor, \(opacity))"), (.clear, "transparent"),
      (.primary, "@window_fg_color"), (.secondary, "alpha(@window_fg_color, \(opacity))"),
    ]
  }

  /// Returns the rules; secondary text is dimmed like Adwaita's own.
  private static func rules(isHighContrast: Bool) -> String {
    let opacity = isHighContrast ? 0.9 : 0.55
    let colorRules = colors(dimmedTo: opacity).map { name, value in
      ".foreground-\(name.rawValue) { color: \(value); }\n"
        + ".background-\(name.rawValue) { background-color: \(value); }\n"
    }
    // At some widths, a wrapping title is a pixel taller than when measured without a width. GTK
    // warns about that unless a sibling is taller.
    return colorRules.joined() + """
      .title-and-icon > image { min-height: 20px; }
      .tertiary { opacity: \(isHighContrast ? 0.8 : 0.4); }
      .bar { background-color: @headerbar_bg_color; color: @headerbar_fg_color; }
      .floating { background-color: @popover_bg_color; color: @popover_fg_color; }
      .raised {
        box-shadow: 0 0 0 1px alpha(currentColor, 0.1), 0 1px 4px 1px alpha(black, 0.13),
          0 3px 14px 4px alpha(black, 0.1);
      }
      .value > label { opacity: \(opacity); }
      button.plain { font-weight: normal; }
      button.borderless.text-button { padding-left: 8px; padding-right: 8px; }
      .row-content { margin: 12px; min-height: 26px; }
      .navigation-sidebar .row-content { margin: 0; min-height: 20px; }
      .button-row > button { border-radius: 0; padding: 12px; min-height: 26px; }
      .boxed-list > .button-row { padding: 0; }
      .boxed-list > .button-row:first-child > button { border-radius: 12px 12px 0 0; }
      .boxed-list > .button-row:last-child > button { border-radius: 0 0 12px 12px; }
      .boxed-list > .button-row:only-child > button { border-radius: 12px; }
      """
  }
}

/// The style classes that the renderer has added to a widget.
@MainActor
final class StyleClasses {
  private var current: Set<String> = []

  func replace(on widget: Widget, with new: Set<String>) {
    for name in current.subtracting(new) { gtk_widget_remove_css_class(widget, name) }
    for name in new.subtracting(current) { gtk_widget_add_css_class(widget, name) }
    current = new
  }
}

extension Element.Traits {
  /// The style classes of a text.
  var textClasses: Set<String> {
    var classes = foregroundClasses
    if let styleClass = font?.styleClass { classes.insert(styleClass) }
    if font?.design == .monospaced { classes.insert("monospace") }
    return classes
  }

  /// The style classes of the foreground.
  var foregroundClasses: Set<String> {
    switch foreground {
    case .color(let color): ["foreground-\(color.name.rawValue)"]
    case .hierarchical(level: 1): ["dim-label"]
    case .hierarchical(level: 2...): ["tertiary"]
    case .tint: ["accent"]
    case .hierarchical, .bar, .material, nil: []
    }
  }
}
