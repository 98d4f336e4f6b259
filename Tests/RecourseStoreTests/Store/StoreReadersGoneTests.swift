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

  @Observable
  final class Settings {
    var theme = "light"
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

  @Test func `a list whose rows have gone is no longer copied when its last row changes`() {
    let row = store.scope(state: \.rows, id: 0) { (_, action: Action) in action }
    readOnce(
      {
        for id in 0..<1_000 {
          _ = store.scope(state: \.rows, id: id) { (_, action: Action) in action }?.state.text
        }
      }, until: .write(0))
    let watcher = Watcher { row?.state.text }
    for count in 1...40 { store.dispatch(.write(count)) }
    #expect(store.state.changedInPlace)
    #expect(watcher.values.last == "40")
  }

  @Test func `the state of a released store is released, whoever still waits for a change`() async {
    let settings = Settings()
    weak var content: Content?
    var over: AsyncStream<Document>.Iterator?
    do {
      let store = Store(initialState: State()) { (state: inout State, _: Action) in }
      content = store.state.document.content
      withObservationTracking {
        _ = settings.theme
        _ = store.state.document
        _ = store.scope(state: \.rows, id: 7) { (_, action: Action) in action }?.state.text
      } onChange: {
      }
      var values = store.values(of: \.document).makeAsyncIterator()
      _ = await values.next()
      over = values
    }
    while await over?.next() != nil {}
    over = nil
    #expect(await becomes { content == nil })
    #expect(settings.theme == "light")
  }

  @Test func `a stream without a reader no longer observes the value`() async {
    do {
      var values = store.values(of: \.document).makeAsyncIterator()
      _ = await values.next()
    }
    for _ in 0..<3 { store.dispatch(.inspect) }
    #expect(store.state.ownership == [true, true])
  }
}
