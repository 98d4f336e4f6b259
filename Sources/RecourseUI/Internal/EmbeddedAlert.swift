import Recourse
import SwiftUI

extension View {
  /// Draws an alert over the view after the system has refused to present it.
  func embeds<Item>(
    _ presenter: Presenter<Item>, as content: (Item) -> AlertContent
  ) -> some View {
    let embedded = presenter.stage.embedded.map { ($0.id, content($0.item)) }
    return overlay(alignment: .top) {
      if let (id, content) = embedded {
        EmbeddedAlert(content: content) {
          // The system adds an OK button to an alert without actions.
          presenter.buttons(for: content.actions.isEmpty ? [.ok] : content.actions, of: id)
        }
        .id(id)
      }
    }
  }
}

/// An alert that a view draws itself.
///
/// The system refuses an alert over another presentation, and may never present it. It can't refuse
/// a part of the window's content.
private struct EmbeddedAlert<Buttons: View>: View {
  let content: AlertContent
  @ViewBuilder let buttons: Buttons

  @Environment(\.announce) private var announce

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(verbatim: content.title).font(.headline)
      if let message = content.message { Text(verbatim: message) }
      buttons
    }
    .padding()
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
    .shadow(radius: 8, y: 2)
    .frame(maxWidth: 480)
    // A host of last resort may have no height.
    .fixedSize(horizontal: false, vertical: true)
    .receivesTouches()
    .padding()
    .onAppear {
      announce(Announcement(content.title, content.message, priority: .high))
    }
  }
}
