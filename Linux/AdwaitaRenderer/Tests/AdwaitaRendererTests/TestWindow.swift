@_spi(Rendering) import AdwaitaRenderer
import CAdwaita
import Foundation
@_spi(Rendering) import SwiftUI

typealias Widget = UnsafeMutablePointer<GtkWidget>

/// A view in a real window, with queries for its contents.
@MainActor
final class TestWindow {
  let graph: ViewGraph
  let session: AdwaitaSession
  private var isBusy = false

  /// Starts GTK once; any GTK warning aborts the tests.
  private static let isStarted: Bool = {
    adw_init()
    g_log_set_always_fatal(
      GLogLevelFlags(
        G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_CRITICAL.rawValue
          | G_LOG_LEVEL_ERROR.rawValue | G_LOG_FLAG_RECURSION.rawValue))
    return true
  }()

  init<V: View>(_ view: V, size: CGSize = AdwaitaApplication.windowSize) {
    precondition(Self.isStarted)
    graph = ViewGraph(view)
    session = AdwaitaSession(graph, windowSize: size)
    pump()
  }

  isolated deinit {
    session.close()
    pump()
  }

  /// Runs GTK's pending work for at most 50 milliseconds; animations would never finish.
  func pump() {
    let end = ContinuousClock.now + .milliseconds(50)
    while g_main_context_iteration(nil, 0) != 0, ContinuousClock.now < end {}
  }

  /// Runs GTK's work until a condition is true, for at most two seconds.
  func pump(until isSo: () -> Bool) {
    let end = ContinuousClock.now + .seconds(2)
    while !isSo(), ContinuousClock.now < end { pump() }
  }

  /// Runs GTK's work until an asynchronous operation completes.
  func pump(while work: @escaping @MainActor () async throws -> Void) async throws {
    isBusy = true
    let task = Task {
      defer { isBusy = false }
      try await work()
    }
    while isBusy {
      pump()
      try await Task.sleep(for: .milliseconds(2))
    }
    try await task.value
  }

  /// Applies pending changes of the views' state.
  func update() {
    graph.flush()
    pump()
  }

  /// The open windows, in the order in which they were opened.
  var windows: [Widget] {
    let list = gtk_window_get_toplevels()
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      let window = g_list_model_get_item(list, index)
      g_object_unref(window)
      return window?.assumingMemoryBound(to: GtkWidget.self)
    }
  }

  /// Returns the visible widgets of a class, in reading order, in all windows or in one.
  func find(_ className: String, in window: Widget? = nil) -> [Widget] {
    (window.map { [$0] } ?? windows).flatMap(\.all).filter { $0.isOf(className) }
  }

  /// The visible texts.
  var texts: [String] {
    find("GtkLabel").compactMap { gtk_label_get_text(OpaquePointer($0)).map(String.init(cString:)) }
  }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// The widget and all of its visible descendants.
  var all: [Widget] {
    guard gtk_widget_get_visible(self) != 0 else { return [] }
    var result: [Widget] = [self]
    var child = gtk_widget_get_first_child(self)
    while let current = child {
      result += current.all
      child = gtk_widget_get_next_sibling(current)
    }
    return result
  }

  /// The widget and all of its descendants, including hidden ones such as popovers.
  var allEvenHidden: [Widget] {
    var result: [Widget] = [self]
    var child = gtk_widget_get_first_child(self)
    while let current = child {
      result += current.allEvenHidden
      child = gtk_widget_get_next_sibling(current)
    }
    return result
  }

  func isOf(_ className: String) -> Bool {
    g_type_check_instance_is_a(cast(), g_type_from_name(className)) != 0
  }

  func cast<Class>() -> UnsafeMutablePointer<Class> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Class.self)
  }

  var text: String {
    gtk_editable_get_text(OpaquePointer(self)).map(String.init(cString:)) ?? ""
  }
}
