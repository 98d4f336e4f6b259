import Observation

/// Tells observers that a value of a generic type changes.
///
/// Observation names a property by a key path, and Swift builds the key paths of generic types anew
/// on each use, which takes longer than all the rest.
package final class ObservedChange: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var value: Void { () }

  package init() {}

  /// Makes the view that is being evaluated depend on the value.
  package func observe() {
    registrar.access(self, keyPath: \.value)
  }

  /// Tells those who depend on the value that it changes.
  package func announce() {
    registrar.withMutation(of: self, keyPath: \.value) {}
  }
}
