/// A declared environment value: `var name: Type = value`, with or without its type.
struct Entry {
  private let name: String
  private let type: String?
  private let value: String

  init(_ source: String) throws(ExpansionError) {
    guard let variable = VariableDeclaration(source),
      let value = variable.value ?? (variable.isOptional ? "nil" : nil)
    else { throw ExpansionError("@Entry needs a variable with a default value: var name = value") }
    name = variable.name
    type = variable.type
    self.value = value
  }

  var accessors: String {
    """
    get { self[__Key_\(name).self] }
    set { self[__Key_\(name).self] = newValue }
    """
  }

  /// The environment key: a default with a type is computed, one without is stored for inference.
  var key: String {
    let declaration =
      if let type { "static var defaultValue: \(type) {\n\(value)\n}" } else {
        "static let defaultValue = \(value)"
      }
    return """
      private struct __Key_\(name): SwiftUI.EnvironmentKey {
        \(declaration)
      }
      """
  }
}
