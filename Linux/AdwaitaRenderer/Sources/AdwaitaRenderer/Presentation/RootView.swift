internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

/// A window of the system: the app's, or one that is presented over another.
@MainActor
protocol RootView: AnyObject {
  var node: ElementNode { get }
  /// The window, which a person may have closed already.
  var window: Widget { get }
  /// What it is presented over; nil for the app's window.
  var presenter: (any RootView)? { get }

  /// Shows what the root's element says now.
  func update()
  func present()
  /// Takes the window away, without an answer.
  func close()
}

extension RootView {
  /// The app's window, at the bottom.
  var base: any RootView { presenter?.base ?? self }
}

extension Widget {
  /// Runs an action when a key is pressed and nothing in the window wants it.
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
