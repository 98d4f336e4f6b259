import RecourseStore
import SwiftUI

/// The changes that the shop has not answered, and what becomes of them.
struct QueueSection: View {
  let store: Store<BasketState, BasketAction>

  var body: some View {
    Section("Changes") {
      LabeledContent {
        if store.state[\.pause] != nil {
          Button("Try Now") { store.dispatch(.tryNow) }
        }
      } label: {
        Text(store.state[\.headline])
        Text(store.state[\.explanation])
      }
      ForEach(store.state[\.queue.entries]) { entry in
        ChangeRow(entry: entry, status: store.state[\.self].status(of: entry)) {
          store.dispatch(.undo(entry.id))
        }
      }
      ForEach(store.state[\.refusals]) { refusal in
        LabeledContent {
          Image(systemName: "xmark.circle").foregroundStyle(.red).accessibilityHidden(true)
        } label: {
          Text("\(refusal.goods.title): refused")
          Text(refusal.error.errorDescription ?? "")
        }
      }
    }
  }
}

/// A change, and the way back while it is certainly not at the shop.
private struct ChangeRow: View {
  let entry: BasketQueue.Entry
  let status: BasketChange.Status
  let undo: @MainActor () -> Void

  var body: some View {
    LabeledContent {
      if status == .waiting {
        Button("Undo", action: undo)
          .accessibilityLabel("Undo \(entry.change.title)")
      }
      Image(systemName: status.symbol).foregroundStyle(.secondary).accessibilityHidden(true)
    } label: {
      Text(entry.change.title)
      Text(status.text)
    }
  }
}
