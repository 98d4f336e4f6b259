import RecourseStore
import SwiftUI

/// The changes that the shop has not answered, and the progress of their delivery.
struct ChangesSection: View {
  let store: Store<BasketState, BasketAction>

  var body: some View {
    let changes = store.state.pending
    let title = changes.isEmpty ? "No pending changes" : "Pending changes: \(changes.count)"
    Section("Changes") {
      if case .paused(let error, let delay) = store.state.delivery, !changes.isEmpty {
        let seconds = Int((delay / .seconds(1)).rounded(.up))
        DetailRow(title, "\(error.title). The next attempt follows in \(seconds) s.") {
          Button("Try Now") { store.dispatch(.tryNow) }
        }
      } else {
        DetailRow(title, "Changes are sent one after another.") {}
      }
      ForEach(changes) { change in
        DetailRow(change.title, change.status.rawValue) {
          if change.status == .waiting {
            Button("Undo") { store.dispatch(.undo(change.id)) }
              .accessibilityLabel("Undo \(change.title)")
          }
        }
      }
    }
  }
}
