import Recourse
public import SwiftUI

/// A list of the errors that the fields of a form show, in the same words, each with a button that
/// moves the focus to its field.
///
/// A person who has corrected the first field finds the next one here. Without errors, the list is
/// empty and takes no room. An error disappears from the list and from its field at the same time.
/// The list has the fields that are on screen: a field that a lazy container has not drawn shows no
/// error, which is then presented as the policies say.
///
/// ```swift
/// Form {
///   FieldErrorSummary(for: SignUp.self)
///   TextField("Email", text: $signUp.email).errorField(\.email, of: signUp)
///   ThrowingButton("Sign Up") { try await service.signUp(signUp) }
/// }
/// ```
public struct FieldErrorSummary<Root>: View {
  @Environment(\.windowRouter) private var window

  /// Creates the list.
  ///
  /// - Parameter type: The type of the value that the form edits, which is the root of the key
  ///   paths in ``SwiftUICore/View/errorField(_:of:)``.
  public init(for type: Root.Type) {}

  /// A button for each error, in the order of the errors.
  public var body: some View {
    ForEach(window?.failedFields(of: Root.self) ?? []) { field in
      if let problem = field.problem {
        Button {
          field.focus()
        } label: {
          FieldErrorLabel(message: problem.message)
        }
        .buttonStyle(.borderless)
      }
    }
  }
}

// Dumping a view prints its properties, and the texts of an error must not reach a log.

extension FieldErrorSummary: HiddenFromMirrors {}
