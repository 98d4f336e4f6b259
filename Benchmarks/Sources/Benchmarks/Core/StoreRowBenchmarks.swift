import Observation
import RecourseStore

/// The cost of rows that are observed individually, now or in the past.
enum StoreRowBenchmarks {
  static let all =
    Benchmark.growth(
      "store.dispatch.", "-rows-idle", unit: "ns", goal: .time(1_000_000), measure: idle)
    + Benchmark.growth("store.dispatch.", "-rows-gone", unit: "ns", goal: .ratio(2), measure: gone)
    + Benchmark.growth("store.scope.", unit: "ms", goal: .time(50), measure: scope)
    + Benchmark.growth("store.remove-first.", unit: "ns", goal: .ratio(10), measure: removeFirst)

  /// An action that changes no row, compared with the same action without observers.
  @MainActor
  private static func idle(_ count: Int) -> Benchmark.Figures {
    let list = RowList(count: count)
    list.observe()
    let quiet = RowList(count: count)
    // The first action after the rows are observed compares all of them.
    list.store.dispatch(.increment)
    return Measurement().nanoseconds {
      list.store.dispatch(.increment)
    } against: {
      quiet.store.dispatch(.increment)
    }
  }

  /// An action after all rows stopped observing, compared with a store that never had observers.
  @MainActor
  private static func gone(_ count: Int) -> Benchmark.Figures {
    let list = RowList(count: count)
    list.observe()
    list.leave()
    list.store.dispatch(.increment)
    let quiet = RowList(count: count)
    return Measurement().nanoseconds {
      list.store.dispatch(.increment)
    } against: {
      quiet.store.dispatch(.increment)
    }
  }

  @MainActor
  private static func scope(_ count: Int) -> Benchmark.Figures {
    Measurement(rounds: 5).nanoseconds {
      blackHole(RowList(count: count).scopes())
    } against: {
      blackHole(RowList(count: count))
    }
    .beyondBaseline.map { $0 / 1_000_000 }
  }

  /// The removal of the first observed row, compared with the same removal in a shared array.
  ///
  /// A view that shows a list retains its elements, so the baseline's array is shared as well. The
  /// next action inserts the row again, so that the number of rows is constant.
  @MainActor
  private static func removeFirst(_ count: Int) -> Benchmark.Figures {
    let list = RowList(count: count)
    list.observe()
    list.store.dispatch(.increment)
    var rows = Rows(rows: Row.rows(count))
    return Measurement().nanoseconds {
      list.store.dispatch(.removeFirst)
    } against: {
      let shown = rows.rows
      rows.removeFirst()
      blackHole(shown)
    }
  }

  @MainActor
  private struct RowList {
    let store: Store<Rows, RowsAction>
    private let count: Int
    private let screen = Screen()

    init(count: Int) {
      self.count = count
      store = Store(initialState: Rows(rows: Row.rows(count))) { state, action in
        switch action {
        case .increment: state.count += 1
        case .removeFirst: state.removeFirst()
        }
      }
    }

    func scopes() -> [Store<Row, RowsAction>] {
      (0..<count).compactMap { id in
        store.scope(state: \.rows, id: id) { (_, action: RowsAction) in action }
      }
    }

    /// Observes each row until the screen becomes invisible.
    func observe() {
      for scope in scopes() {
        withObservationTracking {
          blackHole(screen.isVisible)
          blackHole(scope.state.title)
        } onChange: {
        }
      }
    }

    func leave() {
      screen.isVisible = false
    }
  }

  @MainActor
  @Observable
  final class Screen {
    var isVisible = true
  }

  private struct Rows: Sendable {
    var count = 0
    var rows: [Row]
    private var removed: Row?

    init(rows: [Row]) {
      self.rows = rows
    }

    /// Removes the first row, or inserts it again.
    mutating func removeFirst() {
      if let row = removed {
        rows.insert(row, at: 0)
        removed = nil
      } else {
        removed = rows.removeFirst()
      }
    }
  }

  private struct Row: Sendable, Equatable, Identifiable {
    let id: Int
    var title = "Title of a row"

    static func rows(_ count: Int) -> [Row] { (0..<count).map { Row(id: $0) } }
  }

  private enum RowsAction: Sendable {
    case increment
    case removeFirst
  }
}
