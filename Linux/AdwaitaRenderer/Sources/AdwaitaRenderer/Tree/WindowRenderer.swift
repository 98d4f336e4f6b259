internal import CAdwaita
internal import Foundation
@_spi(Rendering) public import SwiftUI

/// Draws elements with GTK and libadwaita, like a native GNOME app.
///
/// A view is created once for each node and then updated in place.
@_spi(Rendering)
@MainActor
public final class WindowRenderer: ElementRenderer {
  /// The open windows, from bottom to top.
  var roots: [any RootView] = []
  let application: UnsafeMutablePointer<GtkApplication>?
  /// The initial size of the app's window.
  let windowSize: CGSize
  /// Called with the new width when the app's window is resized.
  var whenResized: @MainActor (Int32) -> Void = { _ in }
  /// Called when the app's window is minimized, and when it is shown again.
  var whenMinimized: @MainActor (Bool) -> Void = { _ in }

  private var views: [ElementNode.ID: NodeView] = [:]
  private var screens: [ObjectIdentifier: Screen] = [:]
  private var newViews: Set<ElementNode.ID> = []

  /// Creates a renderer whose windows belong to no application, for tests.
  public convenience init() {
    self.init(application: nil, windowSize: AdwaitaApplication.windowSize)
  }

  init(application: UnsafeMutablePointer<GtkApplication>?, windowSize: CGSize) {
    self.application = application
    self.windowSize = windowSize
    // GTK's default is the direction of the system's language, which may differ from the app's.
    gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
    Stylesheet.load()
  }

  /// Draws an update of the elements.
  public func render(_ update: ElementUpdate) {
    newViews = []
    closeRoots(except: update.roots)
    refresh(update.changed)
    for root in update.roots where self.root(of: root) == nil { open(root) }
    for screen in screens.values { screen.refreshHeader() }
  }

  /// Makes assistive technology speak a text in the topmost window that isn't an alert.
  func announce(_ text: String) {
    roots.lazy.reversed().compactMap { $0 as? WindowView }.first?.announce(text)
  }

  /// Closes all windows.
  public func close() {
    closeRoots(except: [])
  }

  func root(of node: ElementNode?) -> (any RootView)? {
    roots.first { $0.node === node }
  }

  func view(of node: ElementNode) -> NodeView? {
    views[node.id]
  }

  func register(_ view: NodeView) {
    views[view.node.id] = view
    newViews.insert(view.node.id)
  }

  func unregister(_ view: NodeView) {
    if views[view.node.id] === view { views[view.node.id] = nil }
  }

  func register(_ screen: Screen) {
    screens[ObjectIdentifier(screen)] = screen
  }

  func unregister(_ screen: Screen) {
    screens[ObjectIdentifier(screen)] = nil
  }

  /// Reopens a presentation that was answered but not dismissed.
  func reopen(_ root: any RootView) {
    guard roots.contains(where: { $0 === root }) else { return }
    roots.removeAll { $0 === root }
    root.close()
    open(root.node)
  }

  private func open(_ node: ElementNode) {
    let presenter = root(of: node.parent)
    let root: any RootView =
      switch node.element.kind {
      case .alert, .confirmationDialog: AlertView(node, over: presenter, in: self)
      default: WindowView(node, over: presenter, in: self)
      }
    roots.append(root)
    root.present()
  }

  private func closeRoots(except staying: [ElementNode]) {
    let ids = Set(staying.map(\.id))
    for root in roots.reversed() where !ids.contains(root.node.id) { root.close() }
    roots.removeAll { !ids.contains($0.node.id) }
  }

  private func refresh(_ changed: [ElementNode]) {
    var done: Set<ElementNode.ID> = []
    var ancestors: Set<ElementNode.ID> = []
    for node in changed {
      var owner: ElementNode? = node
      while let next = owner, views[next.id] == nil, !next.isRoot { owner = next.parent }
      guard let owner, done.insert(owner.id).inserted else { continue }
      if let view = views[owner.id] {
        guard !newViews.contains(owner.id) else { continue }
        refresh(view)
        var next = owner.isRoot ? nil : owner.parent
        while let node = next, ancestors.insert(node.id).inserted {
          next = node.isRoot ? nil : node.parent
        }
      } else {
        root(of: owner)?.update()
      }
    }
    // The ancestors may need more or less room now. The room is that of all their descendants, so
    // each is placed once, after all changes.
    for id in ancestors {
      if let view = views[id] { view.container?.place(view) }
    }
  }

  private func refresh(_ view: NodeView) {
    if view.isCurrent {
      view.refresh()
      view.container?.place(view)
    } else {
      view.container?.replaceOutdated()
    }
  }
}
