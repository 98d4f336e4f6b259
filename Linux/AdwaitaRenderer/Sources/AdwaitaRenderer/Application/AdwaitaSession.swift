internal import CAdwaita
public import Foundation
@_spi(Rendering) public import SwiftUI

/// The windows of an app that runs, for those who act in its user's place.
@MainActor
public final class AdwaitaSession {
  /// The views that are shown.
  @_spi(Rendering) public let graph: ViewGraph
  private let renderer: WindowRenderer

  /// Shows a graph's windows, for tests.
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
    let resize = { @MainActor [weak graph] (width: Int32) -> Void in
      graph?.horizontalSizeClass = width < Self.regularWidth ? .compact : .regular
    }
    resize(Int32(windowSize.width))
    renderer.whenResized = resize
    graph.flush()
  }

  /// From this width on, there is room for things beside each other.
  private static let regularWidth: Int32 = 800

  /// Waits until what is shown now has been drawn.
  public func settle() async {
    graph.flush()
    var calmFrames = 0
    var layout: [Int32] = []
    // A new window is laid out again after the display has given it its size.
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

  /// Draws the windows, each over the one that it is presented over, into a PNG file.
  ///
  /// - Parameter file: Where the picture goes.
  /// - Throws: An error if there is no window or the file can't be written.
  public func screenshot(to file: URL) async throws {
    await settle()
    try Screenshot(of: renderer.roots.map(\.window)).write(to: file)
  }

  /// The texts in the open windows of which a person can’t see or scroll to a part.
  public var cutOffTexts: [String] {
    guard let bottom = renderer.roots.first?.window else { return [] }
    return renderer.roots.flatMap { CutOffTexts(in: $0.window, over: bottom).texts }
  }

  /// Closes the windows and ends what their views do.
  public func close() {
    graph.close()
    renderer.close()
  }
}
