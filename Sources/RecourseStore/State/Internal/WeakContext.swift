import Recourse

/// A context that only its callers retain.
struct WeakContext {
  weak var context: AlertContext?
}
