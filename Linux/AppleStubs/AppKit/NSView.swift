public import Foundation

/// A rectangle.
public typealias NSRect = CGRect

/// An object that draws in a window.
@MainActor
open class NSView: NSResponder {
  /// The place in the view around it.
  open var frame: NSRect

  /// The view's own rectangle.
  open var bounds: NSRect

  /// The window that has the view, nil outside of a window.
  open var window: NSWindow? { stub() }

  /// Creates a view with a place.
  public init(frame frameRect: NSRect) { stub() }

  /// Lays out the view and those in it.
  open func layoutSubtreeIfNeeded() { stub() }

  /// Returns a bitmap that a rectangle of the view fits in.
  open func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? { stub() }

  /// Draws a rectangle of the view into a bitmap.
  open func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep) { stub() }
}
