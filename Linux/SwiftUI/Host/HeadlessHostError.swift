/// Why a test could not do what a person would do.
@_spi(Testing)
public enum HeadlessHostError: Error, Equatable, CustomStringConvertible {
  /// Nothing of that kind has that name.
  case notFound(kind: String, name: String, available: [String])
  /// It is there, but can't be used.
  case disabled(kind: String, name: String)

  /// What was looked for, and what there is.
  public var description: String {
    switch self {
    case .notFound(let kind, let name, let available):
      "No \(kind) \"\(name)\" is shown. There is: \(available.joined(separator: ", "))."
    case .disabled(let kind, let name):
      "The \(kind) \"\(name)\" is disabled."
    }
  }
}
