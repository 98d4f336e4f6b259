internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// The widget of an element, kept as long as the element stays in its place.
@MainActor
class NodeView {
  let node: ElementNode
  /// What shows the element.
  let widget: Widget
  /// What stands in the container: the widget, or what keeps it from growing too wide.
  let outer: Widget
  unowned let renderer: WindowRenderer
  /// The list of children that the view is in.
  weak var container: ChildList?
  private(set) var isDiscarded = false

  private let style = StyleClasses()
  private let background = BackgroundStyle()
  private var drag: Drag?
  private var described: Element.Accessibility?
  private var isMirrored = false
  private var opacity = 1.0

  required convenience init(_ node: ElementNode, in renderer: WindowRenderer) {
    self.init(node, showing: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), in: renderer)
  }

  init(_ node: ElementNode, showing widget: Widget, in renderer: WindowRenderer) {
    self.node = node
    self.widget = widget
    self.renderer = renderer
    outer = Self.needsClamp(node) ? adw_clamp_new() : widget
    g_object_ref_sink(outer)
    if outer != widget { adw_clamp_set_child(outer.cast(), widget) }
    renderer.register(self)
  }

  isolated deinit {
    g_object_unref(outer)
  }

  /// Shows the element as it is now.
  func update() {}

  /// The axes along which the content takes all the room there is.
  var greed: Axis.Set { [] }

  /// The views inside.
  var inner: [ChildList] { [] }

  /// The style classes for what the element's traits say.
  var styleClasses: Set<String> { [] }

  /// Shows the element and its traits as they are now.
  final func refresh() {
    let traits = node.element.traits
    // First, since GTK makes the tooltip the accessible description, and its absence too.
    gtk_widget_set_tooltip_text(widget, traits.help)
    update()
    style.replace(on: widget, with: styleClasses.union(traits.backgroundClasses))
    background.show(traits, on: widget)
    if traits.isDraggable, drag == nil { drag = Drag(of: widget, for: node) }
    gtk_widget_set_sensitive(widget, traits.isEnabled.asGBoolean)
    if traits.opacity != opacity {
      opacity = traits.opacity
      gtk_widget_set_opacity(widget, opacity)
    }
    gtk_widget_set_margin_top(outer, Int32(traits.padding.top))
    gtk_widget_set_margin_bottom(outer, Int32(traits.padding.bottom))
    gtk_widget_set_margin_start(outer, Int32(traits.padding.leading))
    gtk_widget_set_margin_end(outer, Int32(traits.padding.trailing))
    let frame = traits.frame
    gtk_widget_set_size_request(
      widget, .points(frame.width ?? frame.minWidth), .points(frame.height ?? frame.minHeight))
    if outer != widget {
      adw_clamp_set_maximum_size(outer.cast(), .points(frame.maxWidth))
      adw_clamp_set_tightening_threshold(outer.cast(), .points(frame.maxWidth))
    }
    if traits.accessibility != described {
      widget.describe(traits.accessibility, insteadOf: described)
      described = traits.accessibility
    }
    if isMirrored != (traits.layoutDirection == .rightToLeft) {
      isMirrored.toggle()
      mirror()
    }
  }

  /// Shows the widget in its direction of reading.
  private func mirror() {
    outer.mirror(isMirrored)
    turnBack(in: node)
  }

  /// Turns back what is inside and reads the other way.
  private func turnBack(in node: ElementNode) {
    for child in node.children {
      if let view = renderer.view(of: child), view.isMirrored != isMirrored {
        view.mirror()
      } else {
        turnBack(in: child)
      }
    }
  }

  /// Whether the view can go on showing its node, whose element may be of another kind now.
  final var isCurrent: Bool {
    type(of: self) == ViewCatalog.view(of: node, asRow: container?.holdsRows ?? false)
      && Self.needsClamp(node) == (outer != widget)
  }

  final func discard() {
    guard !isDiscarded else { return }
    isDiscarded = true
    renderer.unregister(self)
    for list in inner { list.discard() }
    dispose()
  }

  /// Lets go of what is not a view.
  func dispose() {}

  private static func needsClamp(_ node: ElementNode) -> Bool {
    node.element.traits.frame.maxWidth.map(\.isFinite) ?? false
  }
}

extension Int32 {
  /// A length that GTK takes: −1 is none.
  static func points(_ length: Double?) -> Int32 {
    guard let length, length.isFinite else { return -1 }
    return Int32(length)
  }
}
