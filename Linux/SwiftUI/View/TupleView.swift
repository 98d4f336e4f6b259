/// Several views, identified by their positions.
nonisolated public struct TupleView<T>: PrimitiveView {
  /// The tuple of views.
  public var value: T

  private let placeAll: @MainActor (T, inout Placement) -> Void

  /// Creates a view from a tuple of views.
  public init<each Content: View>(_ value: T) where T == (repeat each Content) {
    self.value = value
    placeAll = { value, placement in
      var position = 0
      for view in repeat each value {
        placement.place(view, key: .position(position))
        position += 1
      }
    }
  }

  @MainActor
  func place(in placement: inout Placement) {
    placeAll(value, &placement)
  }
}
