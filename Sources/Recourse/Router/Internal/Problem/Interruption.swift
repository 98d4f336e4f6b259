/// An error that a person must answer before they continue, in an alert or a sheet.
package struct Interruption: Sendable {
  package let surface: Disposition.Surface
  package let error: any Error
  /// The text and the actions of the presentation.
  package let content: AlertContent

  package init(surface: Disposition.Surface, error: any Error, content: AlertContent) {
    self.surface = surface
    self.error = error
    self.content = content
  }
}
