/// A container of rows, with an optional selection.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let selection: Binding<SelectionValue?>?
  private let content: Content

  var readsState: Bool { true }

  /// Creates a list with a selectable row.
  #if !SDK_27
    @MainActor
    @preconcurrency
  #endif
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  @MainActor
  func place(in placement: inout Placement) {
    let selected = selection?.wrappedValue.map { AnyHashable($0) }
    placement.show(.list(selection: selection.map { _ in .init(selected: selected) }))
    placement.offerRefresh()
    if let selection {
      placement.handlers.select = { tag in
        selection.wrappedValue = tag?.base as? SelectionValue
      }
    }
    placement.place(content)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list.
  #if !SDK_27
    @MainActor
    @preconcurrency
  #endif
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }

  /// Creates a list with a row for each element.
  #if !SDK_27
    @MainActor
    @preconcurrency
  #endif
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element, identified by a property.
  #if !SDK_27
    @MainActor
    @preconcurrency
  #endif
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

extension List {
  /// Creates a list with a selectable row for each element.
  #if !SDK_27
    @MainActor
    @preconcurrency
  #endif
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a selectable row for each element, identified by a property.
  #if !SDK_27
    @MainActor
    @preconcurrency
  #endif
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}

extension View {
  /// Sets the tag that identifies the view in selections.
  ///
  /// In the stand-in, a selection of an optional value matches the tag regardless of
  /// `includeOptional`.
  public nonisolated func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> some View {
    decorated(.tag(AnyHashable(tag)))
  }
}
