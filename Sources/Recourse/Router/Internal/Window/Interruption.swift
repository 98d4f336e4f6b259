/// An error that a person must answer before they continue.
package struct Interruption: Sendable {
  /// The form of the presentation.
  package enum Form: Sendable {
    /// A short message.
    case alert
    /// A full description.
    case sheet
  }

  package let form: Form
  package let error: any Error
  /// The text and the actions of the presentation.
  package let content: AlertContent
}
