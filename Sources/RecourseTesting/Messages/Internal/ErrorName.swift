import Recourse

/// The type and the case of an error, without its payload.
struct ErrorName: CustomStringConvertible {
  /// The name of the type, without its module.
  let type: String
  /// The name of the case; nil if the error isn't an enum.
  let enumCase: String?

  init(_ error: any Error) {
    type = String(describing: Swift.type(of: error))
    enumCase = EnumCase(of: error)?.name
  }

  var description: String { enumCase.map { "\(type).\($0)" } ?? type }
}
