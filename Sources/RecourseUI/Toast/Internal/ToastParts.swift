import Recourse
import SwiftUI

/// The symbol of a severity.
struct ToastSymbol: View {
  let severity: ToastSeverity

  var body: some View {
    // Decorative: the text beside the symbol conveys its meaning.
    switch severity {
    case .information: EmptyView()
    case .success: symbol("checkmark.circle.fill", .green)
    case .warning: symbol("exclamationmark.triangle.fill", .yellow)
    case .failure: symbol("xmark.octagon.fill", .red)
    }
  }

  private func symbol(_ name: String, _ color: Color) -> some View {
    Image(systemName: name).foregroundStyle(color).accessibilityHidden(true)
  }
}

/// The title of a toast, with the number of occurrences.
struct ToastTitle: View {
  let title: String
  let count: Int

  @Environment(\.errorDescriber) private var describer

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      Text(verbatim: title)
      if count > 1 {
        Text(verbatim: "×" + describer.text.number(count))
          .foregroundStyle(.secondary)
          .fixedSize()
      }
    }
    .font(.headline)
  }
}

/// The button that closes a toast.
struct ToastCloseButton: View {
  let action: @MainActor () -> Void

  @Environment(\.errorDescriber) private var describer

  var body: some View {
    Button(action: action) {
      Image(systemName: "xmark")
        .frame(minWidth: 32, minHeight: 32)
        .contentShape(Rectangle())
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(describer.text["action.close"])
  }
}
