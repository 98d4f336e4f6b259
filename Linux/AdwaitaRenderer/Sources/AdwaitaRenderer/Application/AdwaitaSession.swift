internal import CAdwaita
public import Foundation
@_spi(Rendering) public import SwiftUI

/// The windows of a running app, for scripts and tests that act in the user's place.
@MainActor
public final class AdwaitaSession {
  /// The view graph that the windows show.
  @_spi(Rendering) public let graph: ViewGraph
  private let renderer: WindowRenderer

  /// Opens the windows of a graph, for tests.
  @_spi(Rendering)
  public convenience init(
    _ graph: ViewGraph, windowSize: CGSize = AdwaitaApplication.windowSize
  ) {
    self.init(graph, application: nil, windowSize: windowSize)
  }

  init(
    _ graph: ViewGraph, application: UnsafeMutablePointer<GtkApplication>?, windowSize: CGSize
  ) {
    self.graph = graph
    renderer = WindowRenderer(application: application, windowSize: windowSize)
    graph.renderer = renderer
    NSPasteboard.general.publish = { text in
      gdk_clipboard_set_text(gdk_display_get_clipboard(gdk_display_get_default()), text)
    }
    AccessibilityNotification.Announcement.publish = { [weak renderer] in renderer?.announce($0) }
    let resize = { @MainActor [weak graph] (width: Int32) -> Void in
      graph?.horizontalSizeClass = width < Self.regularWidth ? .compact : .regular
    }
    resize(Int32(windowSize.width))
    renderer.whenResized = resize
    renderer.whenMinimized = { @MainActor [weak graph] isMinimized in
      graph?.scenePhase = isMinimized ? .background : .active
    }
    graph.flush()
  }

  /// The minimum width, in points, of the regular horizontal size class.
  private static let regularWidth: Int32 = 800

  /// Waits until the current state of the views has been drawn.
  public func settle() async {
    graph.flush()
    var calmFrames = 0
    var layout: [Int32] = []
    // The display reports a new window's size late, and then the window is laid out again.
    for _ in 0..<120 {
      guard calmFrames < 4, let bottom = renderer.roots.first else { return }
      await bottom.window.nextFrame()
      let newLayout = renderer.roots.flatMap {
        [gtk_widget_get_width($0.window), gtk_widget_get_height($0.window)]
      }
      calmFrames = newLayout == layout && !layout.contains(0) ? calmFrames + 1 : 0
      layout = newLayout
    }
  }

  /// Draws the windows into a PNG file, each over its presenter.
  ///
  /// - Parameter file: The location of the PNG file.
  /// - Throws: An error if there is no window or the file can't be written.
  public func screenshot(to file: URL) async throws {
    await settle()
    try Screenshot(of: renderer.roots.map(\.window)).write(to: file)
  }

  /// The texts in the open windows that are partly invisible and can't be scrolled into view.
  public var cutOffTexts: [String] {
    guard let bottom = renderer.roots.first?.window else { return [] }
    let width = renderer.windowSize.width
    return renderer.roots.flatMap { CutOffTexts(in: $0.window, over: bottom, width: width).texts }
  }

  /// Closes the windows and cancels the tasks of their views.
  public func close() {
    graph.close()
    renderer.close()
  }
}
