/// A part of an app's user interface, described as a value.
@MainActor
@preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder
  @MainActor
  @preconcurrency
  var body: Self.Body { get }
}

extension Never: View {
  /// Traps, because `Never` has no values.
  public var body: Never { fatalError("Never has no value, so nobody can ask for its body.") }
}

/// A view that the graph places itself, instead of evaluating a body.
///
/// Primitive views have no dynamic properties.
@MainActor
protocol PrimitiveView: View where Body == Never {
  /// Whether placement reads a binding, or runs a closure of the app, which may read any state.
  ///
  /// The default is false.
  var readsState: Bool { get }

  /// Sets the element of the view and adds its children.
  func place(in placement: inout Placement)
}

extension PrimitiveView {
  var readsState: Bool { false }

  /// Traps; the graph places the view without a body.
  public var body: Never { fatalError("\(Self.self) has no body; the graph places it.") }
}
