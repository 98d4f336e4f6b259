import Recourse

/// A context that lives as long as somebody else has it.
struct WeakContext {
  weak var context: AlertContext?
}
