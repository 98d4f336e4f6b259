/// A control for selecting one of several values.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>:
  PrimitiveView
{
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content

  var readsState: Bool { true }

  /// Creates a picker with a label; the tag of each option is the value to select.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  @MainActor
  func place(in placement: inout Placement) {
    let selection = selection
    placement.show(.picker(selection: AnyHashable(selection.wrappedValue)))
    placement.handlers.select = { tag in
      if let value = tag?.base as? SelectionValue { selection.wrappedValue = value }
    }
    placement.place(label, key: .position(0), slot: .label)
    placement.place(content, key: .position(1))
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}
