internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// A button.
class ButtonView: NodeView {
  private let face: ButtonFace

  required init(_ node: ElementNode, in renderer: WindowRenderer) {
    let button: Widget = gtk_button_new()
    face = ButtonFace(button, in: renderer)
    super.init(node, showing: button, in: renderer)
    face.connect(to: self)
    button.on("state-flags-changed") { [weak self, button] in
      let isPressed = gtk_widget_get_state_flags(button).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue
      self?.node.setPressed(isPressed != 0)
    }
  }

  override func update() {
    face.update(to: node)
  }

  override var inner: [ChildList] { [face.label] }

  override var greed: Axis.Set { face.label.greed }

  override var styleClasses: Set<String> {
    let traits = node.element.traits
    var classes: Set<String> = []
    switch (traits.buttonStyle, node.buttonRole) {
    case (.custom, _): return ["custom"]
    case (.borderless, let role), (.plain, let role):
      classes.insert("flat")
      if role == .destructive { classes.insert("error") }
      classes.insert(traits.buttonStyle == .plain ? "plain" : "borderless")
    case (_, .destructive?): classes.insert("destructive-action")
    case (.borderedProminent, _): classes.insert("suggested-action")
    default:
      if traits.shortcut == .defaultAction { classes.insert("suggested-action") }
    }
    if node.slot == .actions, node.parent?.isStatusPage ?? false { classes.insert("pill") }
    return classes
  }
}

/// A button that fills a row of a list; a navigation link has an arrow at its end.
final class ButtonRow: NodeView, RowView {
  private let face: ButtonFace

  required init(_ node: ElementNode, in renderer: WindowRenderer) {
    let row = FocusPassing.makeRow()
    let button: Widget = gtk_button_new()
    row.add("button-row")
    button.add("flat")
    gtk_list_box_row_set_child(row.cast(), button)
    gtk_list_box_row_set_activatable(row.cast(), 0)
    face = ButtonFace(button, hasArrow: node.element.traits.isNavigationLink, in: renderer)
    super.init(node, showing: row, in: renderer)
    face.connect(to: self)
  }

  override func update() {
    face.update(to: node)
  }

  override var inner: [ChildList] { [face.label] }

  override var styleClasses: Set<String> {
    if node.buttonRole == .destructive { return ["error"] }
    return node.element.traits.buttonStyle == .borderedProminent ? ["accent"] : []
  }
}

/// The label and the action of a button.
@MainActor
final class ButtonFace {
  /// The views on the button, used if no native widget can show the label.
  let label: BoxChildren
  private let button: Widget
  /// The box with the label and an arrow; nil for a button without an arrow.
  private let arrowed: Widget?
  private var shown: ElementNode.Caption?

  init(_ button: Widget, hasArrow: Bool = false, in renderer: WindowRenderer) {
    self.button = button
    label = BoxChildren(.horizontal, spacing: 8, in: renderer)
    arrowed = hasArrow ? gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8) : nil
    guard let arrowed else { return }
    gtk_widget_set_hexpand(label.widget, 1)
    gtk_box_append(arrowed.cast(), label.widget)
    gtk_box_append(arrowed.cast(), gtk_image_new_from_icon_name("go-next-symbolic"))
  }

  func connect(to view: NodeView) {
    button.on("clicked") { [weak view] in view?.node.press() }
    button.on("map") { [weak view, button] in
      guard view?.node.element.traits.shortcut == .defaultAction else { return }
      gtk_window_set_default_widget(gtk_widget_get_root(button).map(Widget.init)?.cast(), button)
    }
  }

  func update(to node: ElementNode) {
    let caption = node.hasCustomStyle || arrowed != nil ? .views : node.caption()
    label.update(to: caption == .views ? node.children(in: .label) : [])
    let isWide = label.greed.contains(.horizontal)
    let place = arrowed == nil ? GTK_ALIGN_CENTER : GTK_ALIGN_START
    gtk_widget_set_halign(label.widget, isWide ? GTK_ALIGN_FILL : place)
    // GTK derives a button's name only from its own label.
    let name = node.element.traits.accessibility.label
    if caption == .views {
      button.set(GTK_ACCESSIBLE_PROPERTY_LABEL, name ?? node.plainText(in: .label))
    } else if shown == .views {
      button.set(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    }
    guard caption != shown else { return }
    shown = caption
    switch caption {
    case .text(let text):
      gtk_button_set_label(button.cast(), text)
      button.wrapLabel(to: node.children(in: .label).first?.element.traits.lineLimit)
    case .symbol(let name):
      gtk_button_set_icon_name(button.cast(), Symbols.icon(for: name))
      button.set(GTK_ACCESSIBLE_PROPERTY_LABEL, node.element.traits.accessibility.label ?? name)
    case .labelled(let symbol, let text):
      let content: Widget = adw_button_content_new()
      gtk_widget_set_halign(content, GTK_ALIGN_CENTER)
      adw_button_content_set_icon_name(content.cast(), Symbols.icon(for: symbol))
      adw_button_content_set_label(content.cast(), text)
      gtk_button_set_child(button.cast(), content)
    case .views: gtk_button_set_child(button.cast(), arrowed ?? label.widget)
    }
  }
}

extension Widget {
  /// Lets a button's own label have several lines, which GTK does not do by itself.
  fileprivate func wrapLabel(to lineLimit: Int?) {
    let label = gtk_button_get_child(cast())
    gtk_label_set_wrap(label?.cast(), 1)
    gtk_label_set_natural_wrap_mode(label?.cast(), GTK_NATURAL_WRAP_NONE)
    gtk_label_set_justify(label?.cast(), GTK_JUSTIFY_CENTER)
    guard let lineLimit else { return }
    gtk_label_set_lines(label?.cast(), Int32(lineLimit))
    gtk_label_set_ellipsize(label?.cast(), PANGO_ELLIPSIZE_END)
  }
}

extension ElementNode {
  /// Whether the element is a button whose label draws the whole button.
  var hasCustomStyle: Bool { element.traits.buttonStyle == .custom }

  var buttonRole: ButtonRole? {
    if case .button(let role) = element.kind { return role }
    return nil
  }

  var isStatusPage: Bool {
    if case .contentUnavailable = element.kind { return true }
    return false
  }
}
