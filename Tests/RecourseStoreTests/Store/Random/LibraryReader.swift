import Observation
import RecourseStore
import RecourseTesting

/// Reads a value at first and after each observed change, until its end.
@MainActor
final class LibraryReader {
  /// The value of the last read.
  private(set) var value = ""
  /// The number of reads.
  private(set) var readCount = 0
  /// Returns the value to expect for a state; nil if the part is gone and the old value remains.
  let expected: @MainActor (Library) -> String?
  private let read: @MainActor () -> String
  private let lifetime = Lifetime()
  private var isOver = false

  init(
    expected: @escaping @MainActor (Library) -> String?, read: @escaping @MainActor () -> String
  ) {
    self.expected = expected
    self.read = read
    watch()
  }

  /// Stops observing, as a view does when it leaves the screen.
  func end() {
    isOver = true
    lifetime.isOver = true
  }

  private func watch() {
    value = withObservationTracking {
      _ = lifetime.isOver
      return read()
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        guard let self, !self.isOver else { return }
        self.watch()
      }
    }
    readCount += 1
  }

  @Observable
  final class Lifetime {
    var isOver = false
  }
}

extension LibraryReader {
  typealias LibraryStore = Store<Library, Int>

  /// Returns a reader of a random part that is present; nil if the chosen part is absent.
  static func random(
    of store: LibraryStore, using generator: inout SeededGenerator
  ) -> LibraryReader? {
    let shelf = store.state.shelves.randomElement(using: &generator)
    switch Int.random(in: 0..<9, using: &generator) {
    case 0:
      return LibraryReader {
        "\($0.count)"
      } read: {
        "\(store.state.count)"
      }
    case 1:
      return LibraryReader {
        "\($0.shelves.count)"
      } read: {
        "\(store.state[\.shelves.count])"
      }
    case 2:
      let loan = Int.random(in: 0..<5, using: &generator)
      return LibraryReader {
        $0.loans[loan]?.title ?? "none"
      } read: {
        store.state[\.loans[loan]?.title] ?? "none"
      }
    case 3:
      return LibraryReader {
        "\($0.guest != nil)"
      } read: {
        "\(store.scope(state: \.guest) { (step: Int) in step } != nil)"
      }
    case 4:
      guard let guest = store.scope(state: \.guest, action: { (step: Int) in step }) else {
        return nil
      }
      return LibraryReader {
        $0.guest.map { "\($0.isOpen)" }
      } read: {
        "\(guest.state.isOpen)"
      }
    default: return shelf.flatMap { reader(of: $0, in: store, using: &generator) }
    }
  }

  private static func reader(
    of shelf: Library.Shelf, in store: LibraryStore, using generator: inout SeededGenerator
  ) -> LibraryReader? {
    let id = shelf.id
    func current(in library: Library) -> Library.Shelf? { library.shelves.first { $0.id == id } }
    let scope = store.scope(state: \.shelves, id: id) { (_, step: Int) in step }
    guard let scope else { return nil }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      return LibraryReader {
        current(in: $0)?.title
      } read: {
        scope.state.title
      }
    case 1:
      return LibraryReader {
        "\(current(in: $0) != nil)"
      } read: {
        "\(store.scope(state: \.shelves, id: id) { (_, step: Int) in step } != nil)"
      }
    case 2:
      guard let note = scope.scope(state: \.note, action: { (step: Int) in step }) else {
        return nil
      }
      return LibraryReader {
        current(in: $0)?.note.map { "\($0.id)" }
      } read: {
        "\(note.state.id)"
      }
    default:
      guard let book = shelf.books.randomElement(using: &generator) else { return nil }
      let bookScope = scope.scope(state: \.books, id: book.id) { (_, step: Int) in step }
      return bookScope.map { bookScope in
        LibraryReader {
          current(in: $0)?.books.first { $0.id == book.id }?.title
        } read: {
          bookScope.state.title
        }
      }
    }
  }
}
