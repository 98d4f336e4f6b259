internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// The rules that Adwaita's stylesheet lacks.
@MainActor
enum Stylesheet {
  private static let provider = gtk_css_provider_new()
  private static let frameProvider = gtk_css_provider_new()
  private static let colorProvider = gtk_css_provider_new()
  /// The translucent colors that have rules.
  private static var translucentColors: Set<Color> = []

  /// Reloads the rules when the system’s contrast setting changes.
  private static let contrast = adw_style_manager_get_default().map { manager in
    Signal("notify::high-contrast", of: UnsafeMutableRawPointer(manager)) {
      loadRules()
      return false
    }
  }

  private static var isHighContrast: Bool {
    adw_style_manager_get_high_contrast(adw_style_manager_get_default()) != 0
  }

  /// The opacity of secondary text, which is dimmed like Adwaita's own.
  private static var dimmed: Double { isHighContrast ? 0.9 : 0.55 }

  private static func loadRules() {
    gtk_css_provider_load_from_data(provider, rules, -1)
    loadColors()
  }

  private static func loadColors() {
    gtk_css_provider_load_from_data(
      colorProvider, translucentColors.map(rules(for:)).joined(), -1)
  }

  /// Adds the rules of a color, unless they exist.
  fileprivate static func prepare(_ color: Color) {
    guard color.opacity != 1, translucentColors.insert(color).inserted else { return }
    loadColors()
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
    for provider in [provider, colorProvider] { add(provider) }
    Settings.set("gtk-label-select-on-focus", false)
  }

  /// Returns the expression of a color in GTK's style sheets.
  private static func expression(for color: Color) -> String {
    let name = expression(for: color.name)
    return color.opacity == 1 ? name : "alpha(\(name), \(color.opacity))"
  }

  private static func expression(for name: Color.Name) -> String {
    switch name {
    case .clear: "transparent"
    case .primary: "@window_fg_color"
    case .secondary: "alpha(@window_fg_color, \(dimmed))"
    case .accent: "@accent_color"
    case .white: "white"
    case .black: "black"
    case .gray: "alpha(currentColor, \(dimmed))"
    case .red: "@error_color"
    case .orange: "@orange_4"
    case .yellow: "@warning_color"
    case .green: "@success_color"
    case .mint: "@green_1"
    case .teal: "#2190a4"
    case .cyan: "@blue_1"
    case .blue: "@blue_4"
    case .indigo: "@purple_4"
    case .purple: "@purple_3"
    case .pink: "@purple_1"
    case .brown: "@brown_3"
    }
  }

  private static func rules(for color: Color) -> String {
    let value = expression(for: color)
    return ".\(color.styleClass(of: "foreground")) { color: \(value); }\n"
      + ".\(color.styleClass(of: "background")) { background-color: \(value); }\n"
  }

  private static var rules: String {
    let colorRules = Color.Name.allCases.map { rules(for: Color(name: $0)) }
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
      .value > label { opacity: \(dimmed); }
      button.plain { font-weight: normal; }
      button.custom, button.custom:hover, button.custom:active {
        background: none; border: none; box-shadow: none; color: inherit; filter: none;
        font-weight: normal; padding: 0; min-width: 0; min-height: 0;
      }
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

@MainActor
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
    case .color(let color): [color.preparedClass(of: "foreground")]
    case .hierarchical(level: 1): ["dim-label"]
    case .hierarchical(level: 2...): ["tertiary"]
    case .tint: ["accent"]
    case .hierarchical, .bar, .material, nil: []
    }
  }
}

extension Color {
  /// Returns the style class of the foreground or the background, and adds its rules.
  @MainActor
  func preparedClass(of part: String) -> String {
    Stylesheet.prepare(self)
    return styleClass(of: part)
  }

  fileprivate func styleClass(of part: String) -> String {
    let opaque = "\(part)-\(name.rawValue)"
    return opacity == 1 ? opaque : "\(opaque)-\(Int((opacity * 1000).rounded()))"
  }
}
