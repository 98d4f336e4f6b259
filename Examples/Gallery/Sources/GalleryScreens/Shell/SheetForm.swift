import SwiftUI

/// The content of a sheet or a cover: some rows, and a button that closes it.
struct SheetForm<Rows: View>: View {
  private let title: String
  private let close: String
  private let rows: Rows
  @Environment(\.dismiss) private var dismiss

  init(_ title: String, close: String = "Close", @ViewBuilder rows: () -> Rows) {
    self.title = title
    self.close = close
    self.rows = rows()
  }

  var body: some View {
    NavigationStack {
      Form {
        Section { rows }
        Section {
          Button(close) { dismiss() }
        }
      }
      .navigationTitle(title)
    }
  }
}
