/// An error that declares the cause it shares with other errors.
///
/// The shared causes of system errors and of ``HTTPStatusProvider`` are built in.
///
/// ```swift
/// enum ShopError: SharedCauseProvider {
///   case closedForMaintenance, soldOut
///
///   var sharedCause: SharedCause? { self == .closedForMaintenance ? "maintenance" : nil }
/// }
/// ```
public protocol SharedCauseProvider: Error {
  /// The shared cause; nil if the error has a cause of its own.
  var sharedCause: SharedCause? { get }
}
