import Foundation

extension Error {
  /// Whether the error says that somebody cancelled, itself or anywhere along its causes.
  ///
  /// Cancelling is a decision, not a failure, and wrapping it into other errors doesn't change that.
  public var isCancellation: Bool {
    self.causes.contains { cause in
      if cause is CancellationError { return true }
      let error = cause as NSError
      return switch error.domain {
      case NSURLErrorDomain: error.code == NSURLErrorCancelled
      case NSCocoaErrorDomain: error.code == CocoaError.Code.userCancelled.rawValue
      case NSPOSIXErrorDomain: error.code == Int(ECANCELED)
      default: false
      }
    }
  }
}
