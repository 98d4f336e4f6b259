internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// A header bar above content: a whole window, or one side of a split view.
@MainActor
final class Screen {
  /// The maximum width for readable text, in points.
  static let readingWidth: Int32 = 640

  let widget: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
  let header: Widget = adw_header_bar_new()
  let content: BoxChildren
  private let buttons: HeaderChildren
  private let refreshButton: RefreshButton
  private let backButton: BackButton
  private let titleLabel: Widget = adw_window_title_new("", "")
  private let scroller: Widget = gtk_scrolled_window_new()
  private let clamp: Widget = adw_clamp_new()

  private let owner: ElementNode
  private let slot: Element.Slot
  private unowned let renderer: WindowRenderer
  private(set) var title: String?
  /// The accessible name of the content, for a screen without a title; nil if there is none.
  private(set) var contentName: String?
  /// The size limits of a window that is as tall as its content; nil for other windows.
  var sheetSize: (width: Int32, maximumHeight: Int32)? {
    didSet { refreshHeader() }
  }

  /// Creates a screen for one slot of an element.
  init(_ slot: Element.Slot, of owner: ElementNode, in renderer: WindowRenderer) {
    self.owner = owner
    self.slot = slot
    self.renderer = renderer
    content = BoxChildren(.vertical, spacing: 12, in: renderer)
    buttons = HeaderChildren(header, in: renderer)
    refreshButton = RefreshButton(in: header)
    backButton = BackButton(in: header)
    g_object_ref_sink(widget)
    adw_header_bar_set_title_widget(header.cast(), titleLabel)
    adw_clamp_set_child(clamp.cast(), content.widget)
    gtk_scrolled_window_set_child(scroller.cast(), clamp)
    gtk_scrolled_window_set_propagate_natural_height(scroller.cast(), 1)
    gtk_widget_set_vexpand(scroller, 1)
    gtk_box_append(widget.cast(), header)
    gtk_box_append(widget.cast(), scroller)
    renderer.register(self)
  }

  isolated deinit {
    g_object_unref(widget)
  }

  var inner: [ChildList] { [content, buttons] }

  func update() {
    content.update(to: owner.children(in: slot))
    refreshHeader()
  }

  func discard() {
    renderer.unregister(self)
    for list in inner { list.discard() }
  }

  /// Makes assistive technology speak a text, wherever its focus is.
  ///
  /// GTK has announcements since version 4.14. In every version, an alert that appears is spoken.
  func announce(_ text: String) {
    guard let alert = recourse_alert_new() else { return }
    alert.set(GTK_ACCESSIBLE_PROPERTY_LABEL, text)
    g_object_ref_sink(alert)
    gtk_box_append(widget.cast(), alert)
    Task { [weak self] in
      try? await Task.sleep(for: Self.announcementTime)
      // A window that has closed has removed its contents.
      if let self, gtk_widget_get_parent(alert) == widget { gtk_box_remove(widget.cast(), alert) }
      g_object_unref(alert)
    }
  }

  /// The time in which assistive technology reads the text of an announcement.
  private static let announcementTime = Duration.seconds(5)

  /// Updates the title, the toolbar and the buttons from the content.
  func refreshHeader() {
    let survey = ScreenSurvey(slot, of: owner)
    title = survey.title
    contentName = survey.name
    let shownTitle: String
    if case .window(let windowTitle) = owner.element.kind {
      shownTitle = title ?? windowTitle
    } else {
      shownTitle = title ?? ""
    }
    adw_window_title_set_title(titleLabel.cast(), shownTitle)
    // A screen reader would read the name of an empty label's class.
    gtk_widget_set_visible(titleLabel, (!shownTitle.isEmpty).asGBoolean)
    gtk_widget_set_visible(header, (!survey.hasHeaders).asGBoolean)
    buttons.update(to: survey.toolbar)
    refreshButton.update(to: survey.refreshable)
    backButton.update(to: survey.returnable)
    fit(isPage: !survey.scrolls)
  }

  /// Centres a page and limits its width for reading; content that scrolls on its own fills the
  /// screen.
  private func fit(isPage: Bool) {
    gtk_scrolled_window_set_policy(
      scroller.cast(), GTK_POLICY_NEVER, isPage ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER)
    adw_clamp_set_maximum_size(clamp.cast(), isPage ? Self.readingWidth : Int32.max)
    adw_clamp_set_tightening_threshold(clamp.cast(), isPage ? 400 : Int32.max)
    content.widget.setMargins(isPage ? 18 : 0)
    let isTall = content.greed.contains(.vertical)
    gtk_widget_set_valign(content.widget, isTall ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER)
    if let sheetSize {
      // A scrolled window never measures its content's height for a given width.
      var height: Int32 = 0
      gtk_widget_measure(
        clamp, GTK_ORIENTATION_VERTICAL, sheetSize.width, nil, &height, nil, nil)
      gtk_scrolled_window_set_min_content_height(
        scroller.cast(), min(height, sheetSize.maximumHeight))
    }
  }
}

/// The properties of a screen that its content determines.
@MainActor
private struct ScreenSurvey {
  /// The title of the outermost element that has one.
  var title: String?
  /// The outermost accessible name.
  var name: String?
  var toolbar: [ElementNode] = []
  /// The outermost refreshable element.
  var refreshable: ElementNode?
  /// The innermost navigation stack with a screen to pop.
  var returnable: ElementNode?
  /// Whether an element in the content has header bars of its own.
  var hasHeaders = false
  /// Whether an element in the content fills the screen and scrolls on its own.
  var scrolls = false

  init(_ slot: Element.Slot, of owner: ElementNode) {
    if slot != .sidebar { toolbar = owner.children(in: .toolbar) }
    var level = owner.children(in: slot)
    while !level.isEmpty {
      var next: [ElementNode] = []
      for node in level {
        title = title ?? node.element.traits.navigationTitle
        name = name ?? node.element.traits.accessibility.label
        if node.element.traits.isRefreshable { refreshable = refreshable ?? node }
        switch node.element.kind {
        case .splitView:
          hasHeaders = true
          scrolls = true
        case .list, .form: scrolls = true
        case .contentUnavailable:
          scrolls = true
          name = name ?? node.plainText(in: .label)
        case .color: scrolls = scrolls || node.element.traits.frame.isOpen
        case .scrollView:
          scrolls = true
          next += node.content
        case .navigationStack(let canGoBack):
          if canGoBack { returnable = node }
          next += node.content
        case .horizontalStack, .verticalStack, .depthStack: next += node.content
        case .overlaid: next += node.children(in: .content)
        default: continue
        }
        if !hasHeaders { toolbar += node.children(in: .toolbar) }
      }
      level = next
    }
  }
}

extension Element.Frame {
  /// Whether the element's size is unbounded.
  fileprivate var isOpen: Bool { width == nil && height == nil && maxHeight != .infinity }
}

/// The buttons of a header bar, with cancel buttons at its start.
@MainActor
private final class HeaderChildren: ChildList {
  override init(_ header: Widget, holdsRows: Bool = false, in renderer: WindowRenderer) {
    super.init(header, holdsRows: false, in: renderer)
  }

  override func insert(_ view: NodeView, after previous: NodeView?) {
    let traits = view.node.element.traits
    if view.node.buttonRole == .cancel || traits.shortcut == .cancelAction {
      adw_header_bar_pack_start(widget.cast(), view.outer)
    } else {
      adw_header_bar_pack_end(widget.cast(), view.outer)
    }
  }

  override func move(_ view: NodeView, after previous: NodeView?) {
    remove(view)
    insert(view, after: previous)
  }

  override func remove(_ view: NodeView) {
    adw_header_bar_remove(widget.cast(), view.outer)
  }

  override func place(_ view: NodeView) {
    gtk_widget_set_valign(view.outer, GTK_ALIGN_CENTER)
  }
}
