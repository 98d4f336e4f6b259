internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// A native window: the app's own, or a presentation over another window.
@MainActor
protocol RootView: AnyObject {
  var node: ElementNode { get }
  /// The window, which a person may already have closed.
  var window: Widget { get }
  /// The root that presents this one; nil for the app's window.
  var presenter: (any RootView)? { get }

  /// Updates the window to the root's current element.
  func update()
  func present()
  /// Closes the window without an answer.
  func close()
}

extension RootView {
  /// The app's window, at the bottom of the presentations.
  var base: any RootView { presenter?.base ?? self }
}

extension Widget {
  /// Runs an action when a key is pressed that no widget in the window handles.
  @MainActor
  func onKey(
    _ key: Int32, _ modifiers: GdkModifierType = GdkModifierType(0),
    _ action: @escaping @MainActor () -> Void
  ) {
    let handler = SignalHandler {
      action()
      return true
    }
    let callback = gtk_callback_action_new(
      { _, _, data in SignalHandler.run(data).asGBoolean }, handler.retained(),
      SignalHandler.release)
    let controller = gtk_shortcut_controller_new()
    gtk_shortcut_controller_add_shortcut(
      controller, gtk_shortcut_new(gtk_keyval_trigger_new(guint(key), modifiers), callback))
    gtk_widget_add_controller(self, controller)
  }
}
