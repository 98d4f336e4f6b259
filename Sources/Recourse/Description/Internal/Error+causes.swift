import Foundation

extension Error {
  /// The error and the errors that caused it, down to the first one.
  ///
  /// No error has a hundred causes; the bound ends a chain that bites its tail.
  var causes: some Sequence<any Error> {
    sequence(first: self as any Error) { error in
      if case .dataCorrupted(let context)? = error as? DecodingError {
        return context.underlyingError
      }
      return (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    }.prefix(100)
  }
}
