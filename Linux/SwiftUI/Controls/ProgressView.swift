/// How far something has come, or that it is under way.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  private let fraction: Double?
  private let label: Label

  @MainActor
  func place(in placement: inout Placement) {
    placement.show(.progress(fraction: fraction))
    placement.place(label, slot: .label)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes an activity indicator.
  public init() where Label == EmptyView {
    fraction = nil
    label = EmptyView()
  }

  /// Makes an activity indicator with a label.
  public init(@ViewBuilder label: () -> Label) {
    fraction = nil
    self.label = label()
  }

  /// Makes an activity indicator with a title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  /// Makes an activity indicator with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init { Text(title) }
  }

  /// Makes a bar that shows how much of a total has been done; nil means unknown.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(value: value, total: total) { EmptyView() }
  }

  /// Makes a bar with a label that shows how much of a total has been done; nil means unknown.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    fraction = value.map { Swift.min(Swift.max(Double($0) / Double(total), 0), 1) }
    self.label = label()
  }
}
