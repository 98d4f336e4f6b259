import RecourseUI
import SwiftUI

/// Errors in words.
///
/// Choose a language and an error, and read the texts that a person sees. The texts for developers
/// stay in English, and contain no private value of the error. The support code names the same
/// problem in every language and in every process, so that a person can read it out to the support.
struct ErrorsScreen: View, ErrorAlerter {
  @State var alert = AlertContext()
  @State private var language: ErrorLanguage
  @State private var example: ErrorExample
  @State private var error: (any Error)?
  @State private var lastChoice = "Nothing yet"

  /// Creates the screen with a selected language and example; the defaults are the Gallery's
  /// language, and a server that isn’t there.
  init(language: ErrorLanguage = .ofGallery, example: ErrorExample = .first) {
    _language = State(initialValue: language)
    _example = State(initialValue: example)
  }

  /// Describes errors in the selected language, also for the alert.
  var errorDescriber: ErrorDescriber { ErrorDescriber(locale: language.locale) }

  var body: some View {
    let details = error.map { ErrorDetails(of: $0, describer: errorDescriber) }
    Form {
      Section("An Error") {
        Picker("Language", selection: $language) {
          ForEach(ErrorLanguage.all) { Text($0.name) }
        }
        CasePicker("Kind", selection: kind)
        Picker("Error", selection: $example) {
          ForEach(example.kind.examples) { Text($0.name) }
        }
      }
      Section("In a View") {
        if let details {
          inlineError(details.words)
          LabeledContent("Support code") {
            Text(details.words.supportCode.description).monospaced().selectable()
          }
        } else {
          ProgressView()
        }
      }
      Section("Over the Window") {
        CapabilityRow(
          title: "As an alert",
          explanation: "The same words in an alert: alert(error:).",
          button: "Show Alert", code: "let details", "var errorDescriber"
        ) {
          guard let error else { return }
          let handle = alert(error: error)
          Task { lastChoice = await handle.answer.action?.title ?? "Dismissed without an answer" }
        }
        LabeledContent("Last choice", value: lastChoice)
      }
      if let details {
        code("For Developers", details.developerText)
        code("For a Bug Report", details.shareableText)
      }
    }
    .alert(alert)
    .environment(\.layoutDirection, language.isRightToLeft ? .rightToLeft : .leftToRight)
    .task(id: example) {
      // The previous error stays on the screen until the example has failed.
      let error = await example.error()
      if !Task.isCancelled { self.error = error }
    }
  }

  /// The kind of the selected example; a new kind selects its first example.
  private var kind: Binding<ErrorExample.Kind> {
    Binding {
      example.kind
    } set: { kind in
      if kind != example.kind { example = kind.examples[0] }
    }
  }

  /// An error in place of a screen's content.
  private func inlineError(_ words: ErrorDescription) -> some View {
    ContentUnavailableView {
      Label(words.title, systemImage: "exclamationmark.triangle")
    } description: {
      Text(words.fullMessage)
    } actions: {
      HStack {
        ForEach(words.recoveryOptions) { option in
          Button(option.title) {
            let hasSucceeded = option.attemptRecovery()
            lastChoice = hasSucceeded ? option.title : "\(option.title), without success"
          }
        }
      }
    }
    .frame(minHeight: 280)  // A row has no height of its own to fill.
  }

  /// A text for developers and their tools, selectable and independent of the language.
  private func code(_ title: String, _ text: String) -> some View {
    Section(title) { Text(text).font(.callout).monospaced().selectable() }
      .environment(\.layoutDirection, .leftToRight)
  }
}

#Preview { ErrorsScreen() }
