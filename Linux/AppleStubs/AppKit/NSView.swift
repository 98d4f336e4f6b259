public import Foundation

/// A rectangle.
public typealias NSRect = CGRect

/// An object that draws in a window.
@MainActor
open class NSView: NSResponder {
  /// The view's rectangle in the coordinates of its superview.
  open var frame: NSRect

  /// The view's rectangle in its own coordinates.
  open var bounds: NSRect

  /// The window that contains the view; nil outside a window.
  open var window: NSWindow? { stub() }

  /// Called after the view has moved to another window, or out of its window.
  open func viewDidMoveToWindow() { stub() }

  /// Creates a view with a frame.
  public init(frame frameRect: NSRect) { stub() }

  /// Lays out the view and its subviews.
  open func layoutSubtreeIfNeeded() { stub() }

  /// Returns a bitmap for a rectangle of the view.
  open func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? { stub() }

  /// Draws a rectangle of the view into a bitmap.
  open func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep) { stub() }
}
