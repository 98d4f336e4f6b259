// Presents a failure, and offers to try again.
import RecourseUI
import SwiftUI

struct SaveButton: View, ErrorAlerter {
  @State var alert = AlertContext()
  let document: Document

  var body: some View {
    Button("Save") { tryWithErrorAlert(document.save) }
      .alert(alert)
  }
}

@MainActor
final class Document {
  func save() async throws {}
}
