public import Foundation

/// A rectangle.
public typealias NSRect = CGRect

/// A point.
public typealias NSPoint = CGPoint

/// An object that draws in a window.
@MainActor
open class NSView: NSResponder {
  /// The parts of a view's frame that change with the superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the parts.
    public let rawValue: UInt

    /// Creates a mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The width.
    public static var width: NSView.AutoresizingMask { stub() }
    /// The height.
    public static var height: NSView.AutoresizingMask { stub() }
  }

  /// The view's rectangle in the coordinates of its superview.
  open var frame: NSRect

  /// The view's rectangle in its own coordinates.
  open var bounds: NSRect

  /// The window that contains the view; nil outside a window.
  open var window: NSWindow? { stub() }

  /// The parts of the frame that change with the superview's size.
  open var autoresizingMask: NSView.AutoresizingMask

  /// The view that contains this one.
  open var superview: NSView? { stub() }

  /// The views in this one.
  open var subviews: [NSView]

  /// Adds a view above its siblings.
  open func addSubview(_ view: NSView) { stub() }

  /// Removes the view from its superview.
  open func removeFromSuperview() { stub() }

  /// Returns the view at a point in the coordinates of the superview.
  open func hitTest(_ point: NSPoint) -> NSView? { stub() }

  /// Converts a point from the coordinates of a view, or of the window.
  open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint { stub() }

  /// Converts a rectangle to the coordinates of a view, or of the window.
  open func convert(_ rect: NSRect, to view: NSView?) -> NSRect { stub() }

  /// Called before the view moves to another window, or out of its window.
  open func viewWillMove(toWindow newWindow: NSWindow?) { stub() }

  /// Called after the view has moved to another window, or out of its window.
  open func viewDidMoveToWindow() { stub() }

  /// Creates a view with a frame.
  public init(frame frameRect: NSRect) { stub() }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) { stub() }

  /// Lays out the view and its subviews.
  open func layoutSubtreeIfNeeded() { stub() }

  /// Returns a bitmap for a rectangle of the view.
  open func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? { stub() }

  /// Draws a rectangle of the view into a bitmap.
  open func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep) { stub() }
}
