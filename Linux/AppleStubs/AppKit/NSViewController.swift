public import Foundation

/// An object that responds to events.
@MainActor
open class NSResponder: NSObject {}

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
