public import Foundation

/// An object that responds to events.
@MainActor
open class NSResponder: NSObject {
  /// The next responder in the chain, which is not retained; nil at the end.
  open var nextResponder: NSResponder?

  /// Creates a responder.
  public override init() { stub() }

  /// Creates a responder from an archive.
  public required init?(coder: NSCoder) { stub() }

  /// Presents an error in a dialog, and returns whether the app has recovered from it.
  open func presentError(_ error: any Error) -> Bool { stub() }

  /// Returns the error to present in place of an error.
  open func willPresentError(_ error: any Error) -> any Error { stub() }

  /// Presents an error in a sheet of a window, and informs a delegate of the end.
  open func presentError(
    _ error: any Error, modalFor window: NSWindow, delegate: Any?,
    didPresent didPresentSelector: Selector?, contextInfo: UnsafeMutableRawPointer?
  ) { stub() }
}

/// The name of a method of Objective-C.
public struct Selector: Sendable {}

/// An object that manages a view.
@MainActor
open class NSViewController: NSResponder {
  /// The title of the view, which a window with the view displays too.
  open var title: String?
}

/// Traps; the caller is type-checked only.
func stub() -> Never {
  fatalError("A stub is type-checked and never called.")
}
