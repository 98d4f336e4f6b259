import Observation
import SwiftUI

/// The recorded events, in order; observable, so that a test can wait for an entry.
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

/// A model with two properties, which shows the property that a view depends on.
@MainActor
@Observable
final class Model {
  var name = "first"
  var count = 0
}

/// A view with state, which makes evaluations and identity observable.
struct Counter: View {
  var title = "Add"
  @State private var count = 0

  var body: some View {
    Text("\(title) \(count)")
    Button(title) { count += 1 }
  }
}
