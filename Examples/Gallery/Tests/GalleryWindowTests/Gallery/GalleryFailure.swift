/// The reason why a test of the Gallery could not continue.
enum GalleryFailure: Error, CustomStringConvertible {
  case noAccessibility
  case notThere(String, outline: String)
  case notPossible(String)
  case ended(Int32, String)
  case warnings([String])

  var description: String {
    switch self {
    case .noAccessibility:
      "There is no accessibility interface. `make test` runs the tests where there is one."
    case .notThere(let wanted, let outline):
      "Waited in vain for \(wanted). There is:\n\(outline)"
    case .notPossible(let action):
      "It is not possible to \(action)."
    case .ended(let status, let errors):
      "The Gallery has ended with status \(status). It says: \(errors)"
    case .warnings(let warnings):
      "The Gallery has printed warnings:\n\(warnings.joined(separator: "\n"))"
    }
  }
}
