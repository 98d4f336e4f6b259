public import Foundation

/// An object that responds to events.
@MainActor
open class NSResponder: NSObject {}

/// A controller of a view.
@MainActor
open class NSViewController: NSResponder {
  /// The title of the view, which a window with the view has too.
  open var title: String?
}

/// Ends a call that was type-checked and must never be made.
func stub() -> Never {
  fatalError("A stub is type-checked and never called.")
}
