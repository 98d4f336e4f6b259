@_spi(Rendering) import SwiftUI

/// The cost of a change in a long list, in the stand-in; no indication of Apple's SwiftUI.
enum RowBenchmarks {
  static let all = [
    Benchmark(name: "rows.1000.change-one", unit: "ns") {
      let thousand = CounterList(count: 1000)
      let one = CounterList(count: 1)
      return Measurement().nanoseconds(of: thousand.changeOne, against: one.changeOne)
    },
    Benchmark(name: "rows.10000.change-one", unit: "ns", goal: .ratio(1.5)) {
      let tenThousand = CounterList(count: 10_000)
      let thousand = CounterList(count: 1000)
      return Measurement().nanoseconds(of: tenThousand.changeOne, against: thousand.changeOne)
    },
    Benchmark(name: "rows.1000.change-all", unit: "ns") {
      let list = TextList(count: 1000)
      var number = 0
      return Measurement().nanoseconds(of: list.changeAll) {
        number += 1
        for row in 0..<1000 { blackHole("Row \(row): \(number)") }
      }
    },
  ]

  /// Rows with a state of their own.
  @MainActor
  private struct CounterList {
    private let graph: ViewGraph
    private let middle: ElementNode

    init(count: Int) {
      graph = ViewGraph(List { ForEach(0..<count, id: \.self) { _ in Counter() } })
      middle = graph.buttons[count / 2]
    }

    func changeOne() {
      middle.press()
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("\(count)") { count += 1 }
    }
  }

  /// Rows that all show the same state.
  @MainActor
  private struct TextList {
    private let graph: ViewGraph
    private let button: ElementNode

    init(count: Int) {
      graph = ViewGraph(Texts(count: count))
      button = graph.buttons[0]
    }

    func changeAll() {
      button.press()
    }
  }

  private struct Texts: View {
    let count: Int
    @State private var number = 0

    var body: some View {
      Button("Next") { number += 1 }
      List { ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0): \(number)") } }
    }
  }
}

extension ViewGraph {
  fileprivate var buttons: [ElementNode] {
    roots.flatMap(buttons(in:))
  }

  private func buttons(in node: ElementNode) -> [ElementNode] {
    if case .button = node.element.kind { return [node] }
    return node.children.flatMap(buttons(in:))
  }
}
