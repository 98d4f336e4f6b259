import SwiftUI

/// The content of a sheet or a cover: some rows, and a Close button.
struct SheetForm<Rows: View>: View {
  private let title: String
  private let rows: Rows
  @Environment(\.dismiss) private var dismiss

  init(_ title: String, @ViewBuilder rows: () -> Rows) {
    self.title = title
    self.rows = rows()
  }

  var body: some View {
    NavigationStack {
      Form {
        Section { rows }
        Section {
          Button("Close") { dismiss() }
        }
      }
      .navigationTitle(title)
    }
  }
}
