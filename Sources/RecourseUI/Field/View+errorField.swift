import Recourse
public import SwiftUI

extension View {
  /// Shows the error of a form's field below the field.
  ///
  /// An error names its fields with ``/Recourse/FieldError``. When an error is reported in the
  /// window, each of its fields on screen shows its own message, the first of them takes the focus,
  /// and assistive technology announces the messages. The messages of all other fields are
  /// presented on the surface that the policies choose, and so are those of fields below a sheet.
  /// If two forms have the same field on screen,
  /// the field that appeared last shows the message.
  ///
  /// A message stays until the value changes, until the operation succeeds, or until another error
  /// names fields of the same type.
  ///
  /// ```swift
  /// Form {
  ///   TextField("Email", text: $signUp.email).errorField(\.email, of: signUp)
  ///   ThrowingButton("Sign Up") { try await service.signUp(signUp) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - field: The property of the value that the form edits.
  ///   - root: The value that the form edits.
  /// - Returns: A view with the error of the field below it.
  public func errorField<Root, Value: Equatable>(
    _ field: KeyPath<Root, Value>, of root: Root
  ) -> some View {
    modifier(ErrorFieldModifier(keyPath: field, value: root[keyPath: field]))
  }
}

/// Shows the error of a field below the field.
private struct ErrorFieldModifier<Value: Equatable>: ViewModifier {
  let keyPath: AnyKeyPath
  let value: Value
  @Environment(\.windowRouter) private var window
  @Environment(\.announce) private var announce
  @Environment(\.presentationSurroundings) private var surroundings
  @State private var field = ErrorField()
  @State private var anchor = ScreenAnchor()
  @FocusState private var isFocused: Bool

  /// The value while an error is shown.
  private struct Rejection: Equatable {
    let report: ErrorReport.ID?
    let value: Value
  }

  func body(content: Content) -> some View {
    field.update(keyPath, in: window) { [anchor, surroundings] in
      anchor.screensBelow ?? surroundings.depth
    }
    let problem = field.problem
    return VStack(alignment: .leading, spacing: 4) {
      content
        .focused($isFocused)
        .accessibilityHint(Text(verbatim: problem?.message ?? ""))
      if let problem { FieldErrorLabel(message: problem.message) }
    }
    .anchored(by: anchor)
    .hostsAsLastResort(isContainer: false)
    .onAppear { [field] in field.appear() }
    .onDisappear { [field] in field.disappear() }
    .onChange(of: problem) {
      guard let announcement = problem?.announcement else { return }
      isFocused = true
      announce(Announcement(announcement, priority: .high))
    }
    .onChange(of: field.focusRequests) { isFocused = true }
    .onChange(of: Rejection(report: problem?.report, value: value)) { old, new in
      // A value that changes together with the report is the rejected one.
      if old.report == new.report { field.clear() }
    }
  }
}

/// The message of a field's error, with a symbol.
struct FieldErrorLabel: View {
  let message: String

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 4) {
      // Decorative: the text beside the symbol conveys its meaning.
      Image(systemName: "exclamationmark.circle.fill").accessibilityHidden(true)
      Text(verbatim: message)
    }
    .font(.footnote)
    .foregroundStyle(.red)
  }
}

// Dumping a view prints its properties, and the texts of an error must not reach a log.

extension FieldErrorLabel: HiddenFromMirrors {}

extension ErrorFieldModifier: HiddenFromMirrors {}
