import RecourseStore
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct StoreRandomTests {
  /// Adds and ends readers at random while elements are inserted, removed, moved and changed.
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `each reader has the state's value, and reads once per change of it`(
    seed: UInt64
  ) async {
    var generator = SeededGenerator(seed: seed)
    let next = Log<Library>()
    let store = Store(initialState: Library()) { (state: inout Library, index: Int) in
      // Changes the state in place, as a reducer does.
      var steps = SeededGenerator(seed: UInt64(index) &* 31 &+ seed)
      state.change(index, using: &steps)
      next(state)
    }
    var readers: [LibraryReader] = []
    var former = Library()
    for step in 1...150 {
      let counts = readers.map(\.readCount)
      store.dispatch(step)
      let state = next.entries[next.entries.count - 1]
      for (reader, count) in zip(readers, counts) {
        let value = reader.expected(state)
        #expect(value == nil || reader.value == value, "Seed \(seed), step \(step)")
        let reads = reader.readCount - count
        let hasChanged = value != reader.expected(former)
        #expect(reads == (hasChanged ? 1 : 0), "Seed \(seed), step \(step)")
      }
      former = state
      for _ in 0..<Int.random(in: 0..<6, using: &generator) {
        if let reader = LibraryReader.random(of: store, using: &generator) {
          readers.append(reader)
        }
      }
      if readers.count > 60 || Int.random(in: 0..<10, using: &generator) == 0 {
        readers.shuffle(using: &generator)
        for reader in readers.dropFirst(20) { reader.end() }
        readers = Array(readers.prefix(20))
      }
      if step.isMultiple(of: 10) { await Task.yield() }
    }
    #expect(store.state[\.self] == former)
  }
}
