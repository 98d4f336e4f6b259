#if os(macOS) || os(Linux)
  import RecourseStore
  import Testing

  /// Tests the message about a reducer that reads its own store.
  @MainActor
  @Suite(.timeLimit(.minutes(5))) struct ReducerAccessTests {
    @Test func `a reducer that reads its own store stops with the reason and the remedy`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        let reader = CountReader()
        let store = Store(initialState: Count()) { (state: inout Count, amount: Int) in
          state.value = reader.value + amount
        }
        reader.store = store
        store.dispatch(1)
      }
      expectReason(in: result)
    }

    @Test func `a reducer that reads a part of its own store stops as well`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        let reader = CountReader()
        let store = Store(initialState: Count()) { (state: inout Count, amount: Int) in
          state.value = reader.partValue + amount
        }
        reader.part = store.scope(state: \.part, action: { $0 })
        store.dispatch(1)
      }
      expectReason(in: result)
    }

    private func expectReason(in result: ExitTest.Result?) {
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      for words in ["Store of Count", "parameter `state`"] {
        #expect(text.contains(words), "\(text)")
      }
    }
  }

  private struct Count {
    var value = 0
    var part = Part()

    struct Part {
      var value = 0
    }
  }

  @MainActor
  private final class CountReader {
    var store: Store<Count, Int>?
    var part: Store<Count.Part, Int>?

    var value: Int { store?.state.value ?? 0 }
    var partValue: Int { part?.state.value ?? 0 }
  }
#endif
