import RecourseStore
import SwiftUI

/// The unanswered changes with their status, and the refused changes.
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

/// The status of all pending changes, in one row.
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

/// A change, with an Undo button while it has certainly not reached the shop.
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
