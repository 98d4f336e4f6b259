internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// The views in a container, kept in sync with their nodes by the fewest possible changes.
///
/// A view that stays is never removed from its container, so it keeps its focus, selection and
/// text.
@MainActor
class ChildList {
  /// The container of the views' widgets.
  let widget: Widget
  private(set) var views: [NodeView] = []
  /// Whether the views are rows of a list.
  let holdsRows: Bool
  unowned let renderer: WindowRenderer

  init(_ widget: Widget, holdsRows: Bool = false, in renderer: WindowRenderer) {
    self.widget = widget
    self.holdsRows = holdsRows
    self.renderer = renderer
    g_object_ref_sink(widget)
  }

  isolated deinit {
    g_object_unref(widget)
  }

  /// Shows the given nodes in order.
  final func update(to nodes: [ElementNode]) {
    let old = views
    let places = Dictionary(
      uniqueKeysWithValues: old.enumerated().map { ($1.node.id, $0) })
    var kept: [Int?] = []
    views = nodes.map { node in
      if let place = places[node.id], old[place].isCurrent {
        kept.append(place)
        return old[place]
      }
      kept.append(nil)
      let view = ViewCatalog.view(of: node, asRow: holdsRows).init(node, in: renderer)
      view.container = self
      view.refresh()
      return view
    }
    let keptPlaces = Set(kept.compactMap(\.self))
    for (place, view) in old.enumerated() where !keptPlaces.contains(place) {
      remove(view)
      view.discard()
    }
    arrange(kept)
    for view in views { place(view) }
  }

  /// Replaces the views whose nodes now have an element of another kind.
  final func replaceOutdated() {
    update(to: views.map(\.node))
  }

  final func discard() {
    for view in views { view.discard() }
  }

  /// Inserts a new view after another view, or at the start.
  func insert(_ view: NodeView, after previous: NodeView?) {}
  /// Moves an existing view behind another view, or to the start.
  func move(_ view: NodeView, after previous: NodeView?) {}
  func remove(_ view: NodeView) {}
  /// Updates the size and position of a view after its content has changed.
  func place(_ view: NodeView) {}

  private func arrange(_ kept: [Int?]) {
    let staying = Set(kept.compactMap(\.self).longestIncreasingSubsequence)
    var previous: NodeView?
    for (view, oldPlace) in zip(views, kept) {
      if let oldPlace {
        if !staying.contains(oldPlace) { move(view, after: previous) }
      } else {
        insert(view, after: previous)
      }
      previous = view
    }
  }
}

extension [Int] {
  /// A longest subsequence of elements that are in order already.
  var longestIncreasingSubsequence: [Int] {
    var last: [Int] = []
    var before: [Int?] = []
    for (index, element) in enumerated() {
      var low = 0
      var high = last.count
      while low < high {
        let middle = (low + high) / 2
        if self[last[middle]] < element { low = middle + 1 } else { high = middle }
      }
      before.append(low > 0 ? last[low - 1] : nil)
      if low == last.count { last.append(index) } else { last[low] = index }
    }
    return sequence(first: last.last, next: { $0.map { before[$0] } })
      .prefix { $0 != nil }
      .compactMap { $0.map { self[$0] } }
      .reversed()
  }
}
