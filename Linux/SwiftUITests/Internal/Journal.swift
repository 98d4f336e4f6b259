import Observation
import SwiftUI

/// What happened, in order; observable, so that a test can wait for an entry.
@MainActor
@Observable
final class Journal {
  private(set) var entries: [String] = []

  func note(_ entry: String) {
    entries.append(entry)
  }

  func clear() {
    entries = []
  }
}

/// A model with two properties, to see which of them a view depends on.
@MainActor
@Observable
final class Model {
  var name = "first"
  var count = 0
}

/// A text that can be evaluated, counted, and told apart by its state.
struct Counter: View {
  var title = "Add"
  @State private var count = 0

  var body: some View {
    Text("\(title) \(count)")
    Button(title) { count += 1 }
  }
}
