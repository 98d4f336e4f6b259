/// A window on screen.
@MainActor
open class NSWindow: NSResponder {
  /// Creates a window with the view of a controller.
  public convenience init(contentViewController: NSViewController) { stub() }

  /// The controller of the content; nil removes the content.
  open var contentViewController: NSViewController?

  /// The topmost view of the content.
  open var contentView: NSView?

  /// The sheet attached to the window.
  open var attachedSheet: NSWindow? { stub() }

  /// The window to which the sheet is attached; nil if the window isn't a sheet.
  open var sheetParent: NSWindow? { stub() }

  /// The window to which the window is attached as a child, as a popover is.
  open var parent: NSWindow?

  /// Whether the window is on screen, even if other windows cover it.
  open var isVisible: Bool { stub() }

  /// Whether the window is in the Dock.
  open var isMiniaturized: Bool { stub() }

  /// Whether closing the window releases it.
  open var isReleasedWhenClosed = true

  /// Moves the window to the front and makes it the key window.
  open func makeKeyAndOrderFront(_ sender: Any?) { stub() }

  /// Ends a sheet of the window.
  open func endSheet(_ sheetWindow: NSWindow) { stub() }

  /// Closes the window.
  open func close() { stub() }
}

/// An object that manages a window.
@MainActor
open class NSWindowController: NSResponder {
  /// The window.
  open var window: NSWindow?

  /// Called after the window has loaded.
  open func windowDidLoad() { stub() }
}
