/// A view for each element of a collection, identified by the elements.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// The function that creates the view of an element.
  public var content: (Data.Element) -> Content

  let id: (Data.Element) -> ID
}

extension ForEach where Content: View {
  /// Creates a view for each element, identified by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// Creates a view for each element, identified by the element's own identity.
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each number in a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach: View where Content: View {
  /// The type `Never`, because the graph places the view without a body.
  public typealias Body = Never
}

extension ForEach: PrimitiveView where Content: View {
  var readsState: Bool { true }

  /// Creates all rows in this placement, until a dependency of any of them changes.
  ///
  /// From then on, each row is tracked separately. Most rows depend on nothing but their element,
  /// and tracking each of them would take longer than all the rest.
  @MainActor
  func place(in placement: inout Placement) {
    if placement.isOutdated { placement.memory = RowsReadState.shared }
    let isFollowed = placement.memory != nil
    for element in data {
      let id = AnyHashable(id(element))
      let row = ForEachRow(
        element: element, content: content, made: isFollowed ? nil : content(element))
      placement.place(row, key: .id(id), decorations: [.tag(id)])
    }
  }
}

/// The memory of a `ForEach` with rows that have dependencies.
@MainActor
private final class RowsReadState {
  static let shared = RowsReadState()
}

/// A row, which creates its own content if it has to be tracked separately.
nonisolated struct ForEachRow<Element, Content: View>: PrimitiveView {
  let element: Element
  let content: (Element) -> Content
  let made: Content?

  var readsState: Bool { made == nil }

  @MainActor
  func place(in placement: inout Placement) {
    placement.place(made ?? content(element))
  }
}
