import Observation

/// Notifies observers of changes to a value in a generic type.
///
/// Observation identifies a property by its key path. Swift rebuilds the key paths of generic types
/// on every use, which takes longer than everything else.
package final class ObservedChange: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var value: Void { () }

  package init() {}

  /// Makes the view that is being evaluated depend on the value.
  package func observe() {
    registrar.access(self, keyPath: \.value)
  }

  /// Notifies observers that the value changes.
  package func announce() {
    registrar.withMutation(of: self, keyPath: \.value) {}
  }
}
