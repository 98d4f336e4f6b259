/// A value beside what it is.
nonisolated public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content

  /// Makes a row of a view beside its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  @MainActor
  func place(in placement: inout Placement) {
    placement.show(.labeledContent)
    placement.place(label, key: .position(0), slot: .label)
    placement.place(content, key: .position(1))
  }
}

extension LabeledContent where Label == Text {
  /// Makes a row of a view beside its title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a row of a text beside its title.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }
}
