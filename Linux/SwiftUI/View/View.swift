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
  /// Can't be asked for.
  public var body: Never { fatalError("Never has no value, so nobody can ask for its body.") }
}

/// A view that the graph draws or takes apart itself, instead of asking for a body.
///
/// It has no dynamic properties.
@MainActor
protocol PrimitiveView: View where Body == Never {
  /// Whether placing reads a binding, or runs a closure of the app's, which may read anything.
  ///
  /// The default is false.
  var readsState: Bool { get }

  /// Says what the view shows and which views are inside.
  func place(in placement: inout Placement)
}

extension PrimitiveView {
  var readsState: Bool { false }

  /// Is never asked for; the graph places the view.
  public var body: Never { fatalError("\(Self.self) has no body; the graph places it.") }
}
