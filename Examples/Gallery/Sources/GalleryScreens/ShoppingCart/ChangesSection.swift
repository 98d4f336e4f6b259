import RecourseStore
import SwiftUI

/// The changes that the shop has not answered, what becomes of them, and those that it has refused.
struct ChangesSection: View {
  let store: Store<BasketState, BasketAction>

  var body: some View {
    let state = store.state[\.self]
    if !state.queue.entries.isEmpty || !state.refusals.isEmpty {
      Section("Changes") {
        ForEach(state.queue.entries) { entry in
          ChangeRow(change: entry.change, status: state.status(of: entry)) {
            store.dispatch(.undo(entry.id))
          }
        }
        ForEach(state.refusals) { RefusalRow(refusal: $0) }
      }
    }
  }
}

/// What becomes of all changes that wait, in one row.
struct DeliveryRow: View {
  let store: Store<BasketState, BasketAction>

  var body: some View {
    LabeledContent {
      if store.state[\.pause] != nil {
        Button("Try Now") { store.dispatch(.tryNow) }
      }
    } label: {
      Text(store.state[\.headline])
      Text(store.state[\.explanation])
    }
  }
}

/// A change, and the way back while it is certainly not at the shop.
private struct ChangeRow: View {
  let change: BasketChange
  let status: BasketChange.Status
  let undo: @MainActor () -> Void

  var body: some View {
    LabeledContent {
      if status == .waiting {
        Button("Undo", action: undo)
          .accessibilityLabel("Undo \(change.title)")
      }
      Image(systemName: status.symbol).foregroundStyle(.secondary).accessibilityHidden(true)
    } label: {
      Text(change.title)
      Text(status.text)
    }
  }
}

private struct RefusalRow: View {
  let refusal: BasketState.Refusal

  var body: some View {
    LabeledContent {
      Image(systemName: "xmark.circle").foregroundStyle(.red).accessibilityHidden(true)
    } label: {
      Text("Refused")
      Text(refusal.error.errorDescription ?? "")
    }
  }
}
