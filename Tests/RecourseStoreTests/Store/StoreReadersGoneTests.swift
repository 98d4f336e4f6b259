import Observation
import RecourseStore
import Testing

/// What a store keeps for readers that are gone: a copy, which shows as a second owner of a value.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct StoreReadersGoneTests {
  private final class Content: Sendable {}

  private struct Document: Sendable, Equatable {
    var content = Content()

    mutating func isOwnedOnce() -> Bool { isKnownUniquelyReferenced(&content) }

    static func == (one: Document, other: Document) -> Bool { one.content === other.content }
  }

  private struct State: Sendable {
    var document = Document()
    var part: Document? = Document()
    var rows = (0..<1_000).map { Row(id: $0) }
    /// Whether only the state owns the document, and whether only the state owns the part.
    var ownership = [true, true]
    /// Whether the last change of a row left the other rows where they were.
    var changedInPlace = true
  }

  private struct Row: Sendable, Equatable, Identifiable {
    let id: Int
    var text = ""
  }

  private enum Action: Sendable {
    case inspect
    case write(Int)
  }

  private let store = Store(initialState: State()) { (state: inout State, action: Action) in
    switch action {
    case .inspect:
      state.ownership = [state.document.isOwnedOnce(), state.part?.isOwnedOnce() ?? true]
    case .write(let count):
      let former = state.rows.withUnsafeBufferPointer { $0.baseAddress }
      state.rows[0].text = "\(count)"
      state.changedInPlace = former == state.rows.withUnsafeBufferPointer { $0.baseAddress }
    }
  }

  /// Reads values as a view does that is removed after an action.
  private func readOnce(_ read: () -> Void, until action: Action) {
    withObservationTracking {
      read()
      _ = store.state.ownership
      _ = store.state.rows
    } onChange: {
    }
    store.dispatch(action)
  }

  @Test func `a value without readers is released although no action changes it`() {
    readOnce({ _ = store.state.document }, until: .write(0))
    store.dispatch(.inspect)
    for _ in 0..<100 { store.dispatch(.inspect) }
    #expect(store.state.ownership == [true, true])
  }

  @Test func `a value of a part without readers is released although no action changes it`() {
    readOnce(
      { _ = store.scope(state: \.part) { (action: Action) in action }?.state[\.self] },
      until: .write(0))
    for _ in 0..<100 { store.dispatch(.inspect) }
    #expect(store.state.ownership == [true, true])
  }

  @Test func `a value with a reader stays observed over many actions`() {
    let watcher = Watcher { store.state.document }
    for _ in 0..<100 { store.dispatch(.inspect) }
    #expect(store.state.ownership == [false, true])
    #expect(watcher.values.count == 1)
  }

  @Test func `rows without readers are no longer copied when one of them changes`() {
    readOnce(
      {
        for id in 0..<1_000 {
          _ = store.scope(state: \.rows, id: id) { (_, action: Action) in action }?.state.text
        }
      }, until: .write(0))
    for count in 1...100 { store.dispatch(.write(count)) }
    #expect(store.state.changedInPlace)
  }
}
