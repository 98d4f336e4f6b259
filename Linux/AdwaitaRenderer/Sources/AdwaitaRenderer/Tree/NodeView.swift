internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// The widget of an element, kept for as long as the element stays in its place.
@MainActor
class NodeView {
  let node: ElementNode
  /// The widget that shows the element.
  let widget: Widget
  /// The widget in the container: `widget`, or the clamp that limits its width.
  let outer: Widget
  unowned let renderer: WindowRenderer
  /// The list of children that contains the view.
  weak var container: ChildList?
  private(set) var isDiscarded = false

  private let style = StyleClasses()
  private let background = BackgroundStyle()
  private var drag: Drag?
  private var described: Element.Accessibility?
  private var help: String?
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

  /// Updates the widget to the current element.
  func update() {}

  /// The axes along which the content takes all the available room.
  var greed: Axis.Set { [] }

  /// The lists of child views.
  var inner: [ChildList] { [] }

  /// The style classes for the element's traits.
  var styleClasses: Set<String> { [] }

  /// Updates the widget to the current element and traits.
  final func refresh() {
    let traits = node.element.traits
    if traits.help != help {
      help = traits.help
      gtk_widget_set_tooltip_text(widget, help)
      // GTK has replaced the accessible description by the tooltip, even if that is absent.
      described = nil
    }
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

  /// Applies the reading direction to the widget and its descendants.
  private func mirror() {
    outer.mirror(isMirrored)
    turnBack(in: node)
  }

  /// Restores the direction of descendants that read in the other direction.
  private func turnBack(in node: ElementNode) {
    for child in node.children {
      if let view = renderer.view(of: child), view.isMirrored != isMirrored {
        view.mirror()
      } else {
        turnBack(in: child)
      }
    }
  }

  /// Whether the view can still show its node, whose element may have changed to another kind.
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

  /// Releases resources that are not views.
  func dispose() {}

  private static func needsClamp(_ node: ElementNode) -> Bool {
    node.element.traits.frame.maxWidth.map(\.isFinite) ?? false
  }
}

extension Int32 {
  /// Returns a length for GTK, where −1 means no length.
  static func points(_ length: Double?) -> Int32 {
    guard let length, length.isFinite else { return -1 }
    return Int32(length)
  }
}
