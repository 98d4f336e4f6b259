internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// A list with a single selection.
///
/// GTK selects the row that gets the focus, and a list box focuses its selected row first. With one
/// list box per section, moving the focus would change the selection, so all sections share one
/// list box.
final class SelectionListView: NodeView {
  private let rows: RowChildren
  /// The header above the first row of each section.
  private var headers: [ElementNode.ID: BoxChildren] = [:]
  private let rowHeaders = RowHeaders()
  private let scroller: Widget
  private var choices: Signal?

  required init(_ node: ElementNode, in renderer: WindowRenderer) {
    rows = RowChildren(areChoices: true, in: renderer)
    scroller = .scroller(around: rows.widget, isSidebar: node.isInSidebar)
    rows.widget.add(node.isInSidebar ? "navigation-sidebar" : "boxed-list")
    gtk_list_box_set_selection_mode(rows.widget.cast(), GTK_SELECTION_SINGLE)
    rowHeaders.attach(to: rows.widget)
    super.init(node, showing: scroller, in: renderer)
    choices = rows.widget.on("row-selected") { [weak self] in self?.chosen() }
    rows.widget.on("row-activated") { [weak self] in self?.opened() }
    rows.widget.on("map") { [weak self] in self?.scrollToSelection() }
  }

  override var inner: [ChildList] { [rows] + Array(headers.values) }

  override var greed: Axis.Set { [.horizontal, .vertical] }

  override func update() {
    choices?.silenced {
      rows.update(to: node.content.flatMap(\.rows))
      updateHeaders()
      gtk_list_box_invalidate_headers(rows.widget.cast())
      showSelection()
    }
    rows.widget.set(GTK_ACCESSIBLE_PROPERTY_LABEL, node.element.traits.navigationTitle)
  }

  private func updateHeaders() {
    let sections = node.content.filter(\.isSection)
    let ids = Set(sections.map(\.id))
    for (id, header) in headers where !ids.contains(id) {
      header.discard()
      headers[id] = nil
    }
    rowHeaders.headers = [:]
    for section in sections {
      let header = headers[section.id] ?? makeHeader()
      headers[section.id] = header
      header.update(to: section.children(in: .header))
      guard let first = section.rows.first, !header.views.isEmpty,
        let view = rows.views.first(where: { $0.node === first })
      else { continue }
      rowHeaders.headers[rows.row(of: view)] = header.widget
    }
  }

  private func makeHeader() -> BoxChildren {
    let header = BoxChildren(.vertical, in: renderer)
    header.alignment = GTK_ALIGN_START
    header.widget.add("dim-label", "caption-heading")
    header.widget.setMargins(12)
    gtk_widget_set_margin_bottom(header.widget, 6)
    return header
  }

  private func showSelection() {
    guard case .list(let selection?) = node.element.kind else { return }
    let chosen = rows.views.first { view in
      selection.selected != nil && view.node.element.traits.tag == selection.selected
    }
    let row = chosen.map { rows.row(of: $0) }
    if row == selectedRow { return }
    gtk_list_box_select_row(rows.widget.cast(), row?.cast())
    scrollToSelection()
  }

  private var selectedRow: Widget? {
    guard let row = gtk_list_box_get_selected_row(rows.widget.cast()) else { return nil }
    return rows.views.map { rows.row(of: $0) }.first { $0.cast() == row }
  }

  /// Scrolls until the selected row is visible; GTK does so only for a row with the focus.
  private func scrollToSelection() {
    var isLaidOut = false
    rows.widget.onFrames { [weak self] in
      // The first frame begins before the rows have their places.
      if isLaidOut { self?.showSelectedRow() }
      defer { isLaidOut = true }
      return !isLaidOut
    }
  }

  private func showSelectedRow() {
    var (row, all) = (graphene_rect_t(), graphene_rect_t())
    guard let selectedRow,
      let content = gtk_viewport_get_child(gtk_scrolled_window_get_child(scroller.cast())?.cast()),
      gtk_widget_compute_bounds(selectedRow, content, &row) != 0,
      gtk_widget_compute_bounds(content, content, &all) != 0
    else { return }
    let adjustment = gtk_scrolled_window_get_vadjustment(scroller.cast())
    let page = gtk_adjustment_get_page_size(adjustment)
    // A widget's coordinates begin below its padding.
    let (top, height) = (Double(row.origin.y - all.origin.y), Double(row.size.height))
    let value = max(gtk_adjustment_get_value(adjustment), top + height - page)
    // Unlike clamp_page, this ends GTK's own scrolling to the focus, which may not know the row's
    // place yet.
    gtk_adjustment_set_value(adjustment, min(value, top))
  }

  private func chosen() {
    guard let selectedRow, let view = rows.views.first(where: { rows.row(of: $0) == selectedRow })
    else { return }
    node.select(view.node.element.traits.tag)
    // The model may have rejected the selection.
    if !isDiscarded { choices?.silenced(showSelection) }
  }

  private func opened() {
    for node in node.surroundings {
      if let split = renderer.view(of: node) as? SplitView { return split.showDetail() }
    }
  }
}

/// The headers above the rows of a list box, which requests them row by row.
@MainActor
private final class RowHeaders {
  var headers: [Widget: Widget] = [:]

  func attach(to listBox: Widget) {
    gtk_list_box_set_header_func(
      listBox.cast(),
      { row, _, data in
        guard let row, let data else { return }
        let headers = Unmanaged<RowHeaders>.fromOpaque(data).takeUnretainedValue()
        let address = UInt(bitPattern: row)
        MainActor.assumeIsolated { headers.show(aboveRowAt: address) }
      },
      Unmanaged.passRetained(self).toOpaque(),
      { data in
        if let data { Unmanaged<RowHeaders>.fromOpaque(data).release() }
      })
  }

  private func show(aboveRowAt address: UInt) {
    guard let row = Widget(bitPattern: address) else { return }
    let header = headers[row]
    if gtk_list_box_row_get_header(row.cast()) != header {
      gtk_list_box_row_set_header(row.cast(), header)
    }
  }
}

extension ElementNode {
  var isSection: Bool {
    if case .section = element.kind { return true }
    return false
  }

  /// The element as rows: for a section, the rows inside.
  fileprivate var rows: [ElementNode] {
    isSection ? children(in: .content) : [self]
  }
}
