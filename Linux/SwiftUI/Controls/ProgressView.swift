/// A view that displays the progress of a task, or indeterminate progress.
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
  /// Creates a view for indeterminate progress.
  public init() where Label == EmptyView {
    fraction = nil
    label = EmptyView()
  }

  /// Creates a view for indeterminate progress, with a label.
  public init(@ViewBuilder label: () -> Label) {
    fraction = nil
    self.label = label()
  }

  /// Creates a view for indeterminate progress, with a localized title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  /// Creates a view for indeterminate progress, with a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init { Text(title) }
  }

  /// Creates a view for progress towards a total; a value of nil means indeterminate.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(value: value, total: total) { EmptyView() }
  }

  /// Creates a view for progress towards a total, with a label; a value of nil means indeterminate.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    fraction = value.map { Swift.min(Swift.max(Double($0) / Double(total), 0), 1) }
    self.label = label()
  }
}
