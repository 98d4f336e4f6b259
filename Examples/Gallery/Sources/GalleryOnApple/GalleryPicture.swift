import AppKit
import GalleryScreens
import SwiftUI

/// A picture of one screen of the Gallery, drawn without a window.
@MainActor
struct GalleryPicture {
  private let view: NSView

  init(of screen: GalleryScreen, as look: GalleryLook) {
    view = NSHostingView(rootView: GalleryView(screen: screen, language: look.language))
    view.frame = NSRect(origin: .zero, size: look.size)
    view.layoutSubtreeIfNeeded()
  }

  /// Writes the picture as a PNG file.
  func write(to file: URL) throws {
    guard let bitmap = view.bitmapImageRepForCachingDisplay(in: view.bounds) else {
      throw CocoaError(.fileWriteUnknown)
    }
    view.cacheDisplay(in: view.bounds, to: bitmap)
    guard let data = bitmap.representation(using: .png, properties: [:]) else {
      throw CocoaError(.fileWriteUnknown)
    }
    try data.write(to: file)
  }
}
