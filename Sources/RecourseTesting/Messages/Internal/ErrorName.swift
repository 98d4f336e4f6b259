/// An error by its type and its case, without what it carries.
struct ErrorName: CustomStringConvertible {
  /// The name of the type, without its module.
  let type: String
  /// The name of the case; nil if the error is no enum.
  let enumCase: String?

  init(_ error: any Error) {
    let mirror = Mirror(reflecting: error)
    type = String(describing: Swift.type(of: error))
    enumCase =
      if mirror.displayStyle != .enum {
        nil
      } else if let label = mirror.children.first?.label {
        label
      } else {
        // A case without a value prints as its name, unless the type describes itself otherwise.
        // It is the type that is asked, because any error can be cast to NSError, which does.
        Swift.type(of: error) is any CustomStringConvertible.Type ? nil : String(describing: error)
      }
  }

  var description: String { enumCase.map { "\(type).\($0)" } ?? type }
}
