import RecourseStore
import RecourseTesting

/// A state with collections inside collections, optionals and dictionaries.
struct Library: Sendable, Equatable {
  var count = 0
  var shelves: [Shelf] = []
  var guest: Shelf?
  var loans: [Int: Shelf] = [:]

  struct Shelf: Sendable, Equatable, Identifiable {
    let id: Int
    var isOpen = false
    var title = ""
    var books: [Book] = []
    var note: Book?
  }

  struct Book: Sendable, Equatable, Identifiable {
    let id: Int
    var title = ""
  }
}

extension Library {
  /// Applies a random change, or none.
  mutating func change(_ step: Int, using generator: inout SeededGenerator) {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: count += 1
    case 1:
      let place = Int.random(in: 0...shelves.count, using: &generator)
      shelves.insert(Shelf(id: step, books: [Book(id: 0)]), at: place)
    case 2 where !shelves.isEmpty:
      shelves.remove(at: Int.random(in: shelves.indices, using: &generator))
    case 3 where !shelves.isEmpty:
      let shelf = shelves.remove(at: Int.random(in: shelves.indices, using: &generator))
      shelves.insert(shelf, at: Int.random(in: 0...shelves.count, using: &generator))
    case 4, 5:
      guard let place = shelves.indices.randomElement(using: &generator) else { return }
      shelves[place].change(step, using: &generator)
    case 6: guest = guest == nil ? Shelf(id: step) : nil
    case 7: guest?.change(step, using: &generator)
    case 8: loans[step % 5] = loans[step % 5] == nil ? Shelf(id: step) : nil
    case 9: loans[step % 5]?.change(step, using: &generator)
    case 10 where step.isMultiple(of: 7): shelves.shuffle(using: &generator)
    case 11 where step.isMultiple(of: 9):
      shelves.removeAll { $0.id.isMultiple(of: 2) }
      shelves += (0..<40).map { Shelf(id: step * 1_000 + $0) }
    default: break
    }
  }
}

extension Library.Shelf {
  fileprivate mutating func change(_ step: Int, using generator: inout SeededGenerator) {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: title = "\(step)"
    case 1: isOpen.toggle()
    case 2: books.insert(Library.Book(id: step), at: 0)
    case 3: if !books.isEmpty { books.removeLast() }
    case 4:
      if let place = books.indices.randomElement(using: &generator) {
        books[place].title = "\(step)"
      }
    default: note = note == nil ? Library.Book(id: step, title: "note") : nil
    }
  }
}
