/// A value with its label.
nonisolated public struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// The type `Never`, because the graph places the view without a body.
  public typealias Body = Never

  /// Creates a labeled view.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
}

extension LabeledContent: PrimitiveView where Label: View, Content: View {
  @MainActor
  func place(in placement: inout Placement) {
    placement.show(.labeledContent)
    placement.place(label, key: .position(0), slot: .label)
    placement.place(content, key: .position(1))
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a view that is labeled with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text that is labeled with a localized title.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }
}
