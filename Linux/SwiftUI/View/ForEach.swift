/// A view for each element of some data, told apart by the elements' identities.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// What makes a view of an element.
  public var content: (Data.Element) -> Content

  let id: (Data.Element) -> ID
}

extension ForEach where Content: View {
  /// Makes a view for each element, told apart by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// Makes a view for each element, told apart by its identity.
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number in a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach: View where Content: View {
  /// Has no body; the graph places it.
  public typealias Body = Never
}

extension ForEach: PrimitiveView where Content: View {
  var readsState: Bool { true }

  /// Rows are made here, all together, until something changes that one of them has read.
  ///
  /// From then on what a row reads concerns that row alone. Most rows read nothing but their
  /// element, and to follow each of them would take longer than all the rest.
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

/// What a `ForEach` remembers when its rows read what can change.
@MainActor
private final class RowsReadState {
  static let shared = RowsReadState()
}

/// One row, which makes its content itself if it has to be followed on its own.
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
