/// Rows, one of which may be chosen.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let selection: Binding<SelectionValue?>?
  private let content: Content

  var readsState: Bool { true }

  /// Makes a list in which a row can be chosen.
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
  /// Makes a list.
  #if !SDK_27
    @MainActor
    @preconcurrency
  #endif
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }

  /// Makes a list with a row for each element.
  #if !SDK_27
    @MainActor
    @preconcurrency
  #endif
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for each element, told apart by a property.
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
  /// Makes a list with a row for each element, in which one can be chosen.
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

  /// Makes a list with a row for each element, told apart by a property, in which one can be chosen.
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
  /// Gives the view a value for selections to tell it by.
  ///
  /// Here, a selection of an optional value finds the view whatever `includeOptional` is.
  public nonisolated func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> some View {
    decorated(.tag(AnyHashable(tag)))
  }
}
