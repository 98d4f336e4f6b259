internal import CAdwaita
internal import Foundation
@_spi(Rendering) internal import SwiftUI

/// The app's window, a sheet or a full-screen cover.
@MainActor
final class WindowView: RootView {
  let node: ElementNode
  let window: Widget
  let presenter: (any RootView)?
  private let screen: Screen
  private var isClosed = false

  init(_ node: ElementNode, over presenter: (any RootView)?, in renderer: WindowRenderer) {
    self.node = node
    self.presenter = presenter
    screen = Screen(.content, of: node, in: renderer)
    if presenter == nil {
      window = adw_application_window_new(renderer.application)
      adw_application_window_set_content(window.cast(), screen.widget)
    } else {
      window = adw_window_new()
      adw_window_set_content(window.cast(), screen.widget)
    }
    _ = Signal("close-request", of: window) { [weak self] in self?.closeRequested() ?? false }
    g_object_ref(window)
    window.on("destroy") { [weak self] in self?.isClosed = true }
    window.onKey(GDK_KEY_Escape) { [weak self] in self?.escape() }
    for key in [GDK_KEY_w, GDK_KEY_q] {
      window.onKey(key, GDK_CONTROL_MASK) { [window] in gtk_window_close(window.cast()) }
    }
    if node.element.traits.layoutDirection == .rightToLeft { window.mirror(true) }
    update()
    setSize(of: renderer.windowSize)
    guard presenter == nil else { return }
    // GTK stores the width to which a person resizes the window in this property.
    window.on("notify::default-width") { [window, weak renderer] in
      var width: Int32 = 0
      var height: Int32 = 0
      gtk_window_get_default_size(window.cast(), &width, &height)
      renderer?.whenResized(width)
    }
    window.on("realize") { [window, weak renderer] in
      guard let surface = gtk_native_get_surface(window.cast()) else { return }
      let state = UnsafeMutableRawPointer(surface)
      _ = Signal("notify::state", of: state) { [weak renderer] in
        let isMinimized =
          gdk_toplevel_get_state(OpaquePointer(state)).rawValue
          & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
        renderer?.whenMinimized(isMinimized)
        return false
      }
    }
  }

  isolated deinit {
    g_object_unref(window)
  }

  func update() {
    guard !isClosed else { return }
    screen.update()
    if case .window(let title) = node.element.kind {
      gtk_window_set_title(window.cast(), screen.title ?? title)
    } else {
      // A screen reader begins with the title, and would read the name of the window's class.
      gtk_window_set_title(window.cast(), screen.title ?? screen.contentName)
    }
  }

  /// Makes assistive technology speak a text.
  func announce(_ text: String) {
    if !isClosed { screen.announce(text) }
  }

  func present() {
    if let presenter {
      gtk_window_set_transient_for(window.cast(), presenter.window.cast())
      gtk_window_set_modal(window.cast(), 1)
      gtk_window_set_destroy_with_parent(window.cast(), 1)
      if isCover { gtk_window_set_deletable(window.cast(), 0) }
    }
    gtk_window_present(window.cast())
  }

  func close() {
    screen.discard()
    guard !isClosed else { return }
    gtk_window_destroy(window.cast())
  }

  private var isCover: Bool {
    if case .fullScreenCover = node.element.kind { return true }
    return false
  }

  /// Sets the initial size of a window; a sheet fits into its presenter.
  private func setSize(of windowSize: CGSize) {
    guard let presenter else {
      return gtk_window_set_default_size(
        window.cast(), Int32(windowSize.width), Int32(windowSize.height))
    }
    // A cover has the size of the app's window, even over a sheet.
    let below = isCover ? base.window : presenter.window
    var width: Int32 = 0
    var height: Int32 = 0
    gtk_window_get_default_size(below.cast(), &width, &height)
    if height <= 0 { height = gtk_widget_get_height(below) }
    if isCover { return gtk_window_set_default_size(window.cast(), width, height) }
    let sheetWidth = min(480, max(width - 48, 300))
    let sheetHeight = max(height - 96, 240)
    if screen.content.greed.contains(.vertical) {
      gtk_window_set_default_size(window.cast(), sheetWidth, min(560, sheetHeight))
    } else {
      screen.sheetSize = (sheetWidth, sheetHeight)
      gtk_window_set_default_size(window.cast(), sheetWidth, -1)
    }
  }

  /// Returns whether the window stays open: a presentation closes only when its root is removed.
  private func closeRequested() -> Bool {
    guard presenter != nil else { return false }
    if !isCover { node.dismiss() }
    return true
  }

  private func escape() {
    guard presenter != nil else { return }
    if let cancel = node.firstCancelButton {
      cancel.press()
    } else if !isCover {
      node.dismiss()
    }
  }
}

extension ElementNode {
  /// The button that the escape key presses.
  fileprivate var firstCancelButton: ElementNode? {
    if case .button = element.kind { return element.traits.shortcut == .cancelAction ? self : nil }
    return children.lazy.compactMap(\.firstCancelButton).first
  }
}
