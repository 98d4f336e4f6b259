import Foundation
import RecourseStore

/// The file of a store's history.
struct HistoryTarget: FuzzTarget {
  func run(_ input: Data) {
    let history = StoreHistory<FuzzState, FuzzAction>()
    let store = Store(initialState: FuzzState(), reducer: reduce, history: history)
    do {
      try history.replay(file: input)
    } catch {
      require(history.entries.isEmpty, "Some actions of a damaged file were replayed.")
      return
    }
    let file: Data
    do {
      file = try history.file()
    } catch {
      // Of a longer history, the first actions are forgotten.
      require(history.entries.count == 100, "A history can't be written: \(error)")
      return
    }
    let sum = store.state.sum
    let copy = StoreHistory<FuzzState, FuzzAction>()
    let other = Store(initialState: FuzzState(), reducer: reduce, history: copy)
    do {
      try copy.replay(file: file)
    } catch {
      fatalError("A file of our own can't be read: \(error)")
    }
    require(other.state.sum == sum, "A file of our own leads to another state.")
  }

  private func reduce(_ state: inout FuzzState, _ action: FuzzAction) {
    switch action {
    case .add(let number): state.sum &+= number
    case .clear: state.sum = 0
    }
  }
}

/// A state that actions in a file change.
struct FuzzState {
  var sum = 0
}

/// An action of the history in the file.
enum FuzzAction: Codable, Sendable {
  case add(Int)
  case clear
}
