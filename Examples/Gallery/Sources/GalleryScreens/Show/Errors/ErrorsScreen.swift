import RecourseUI
import SwiftUI

/// Errors in words.
///
/// Choose a language and an error, and read the texts that a person sees. The texts for developers
/// stay in English, and contain nothing that the error carries. The support code names the same
/// problem in every language and in every process.
struct ErrorsScreen: View {
  @State private var model = ErrorsModel()

  var body: some View {
    Form {
      Section("An Error") {
        Picker("Language", selection: $model.language) {
          ForEach(ErrorLanguage.all) { Text($0.name) }
        }
        CasePicker("Kind", selection: $model.kind)
        Picker("Error", selection: $model.example) {
          ForEach(model.kind.examples) { Text($0.name) }
        }
      }
      if let details = model.details {
        InlineError(details: details, recover: model.recover)
      } else {
        ProgressView()
      }
      Section("Over the Window") {
        CapabilityRow(
          title: "As an alert",
          explanation: "alert(error:) presents the same ErrorDescription as an alert.",
          button: "Show Alert", action: model.showAlert)
        LabeledContent("Last choice", value: model.lastChoice)
      }
      if let details = model.details {
        CodeSection(title: "For Developers", text: details.developerText)
        CodeSection(title: "For a Bug Report", text: details.shareableText)
      }
    }
    .alert(model.alert)
    .environment(\.layoutDirection, model.language.isRightToLeft ? .rightToLeft : .leftToRight)
    .task(id: model.example) { await model.fail() }
  }
}

/// An error in place of a screen's content, with its support code.
private struct InlineError: View {
  let details: ErrorDetails
  let recover: @MainActor (RecoveryOption) -> Void

  var body: some View {
    Section("In a View") {
      ContentUnavailableView {
        Label(details.words.title, systemImage: "exclamationmark.triangle")
      } description: {
        Text(details.words.fullMessage)
      } actions: {
        HStack {
          ForEach(details.words.recoveryOptions) { option in
            Button(option.title) { recover(option) }
          }
        }
      }
      .frame(minHeight: 280)  // A row has no height of its own to fill.
      LabeledContent("Support code") {
        Text(details.words.supportCode.description)
          .monospaced()
          .selectable()
      }
    }
  }
}

/// A text for developers and their tools, selectable and independent of the language.
private struct CodeSection: View {
  let title: String
  let text: String

  var body: some View {
    Section(title) {
      Text(text)
        .font(.callout)
        .monospaced()
        .selectable()
    }
    .environment(\.layoutDirection, .leftToRight)
  }
}

#Preview {
  ErrorsScreen()
}
