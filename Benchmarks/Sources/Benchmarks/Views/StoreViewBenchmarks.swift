import RecourseStore
@_spi(Testing) import SwiftUI

/// The number of views that an action evaluates.
enum StoreViewBenchmarks {
  static let all = [
    Benchmark(name: "store.views-evaluated-per-action", unit: "views", goal: .value(1)) {
      let store = Store(initialState: Numbers()) { (state: inout Numbers, index: Int) in
        state.numbers[index] += 1
      }
      let host = HeadlessHost(NumberList(store: store))
      defer { host.close() }
      host.resetEvaluations()
      store.dispatch(500)
      return Benchmark.Figures(value: Double(host.evaluations))
    }
  ]

  private struct Numbers: Sendable {
    var numbers = [Int](repeating: 0, count: 1_000)
  }

  private struct NumberList: View {
    let store: Store<Numbers, Int>

    var body: some View {
      List {
        ForEach(0..<1_000, id: \.self) { NumberRow(store: store, index: $0) }
      }
    }
  }

  private struct NumberRow: View {
    let store: Store<Numbers, Int>
    let index: Int

    var body: some View { Text("\(store.state[\.numbers[index]])") }
  }
}
