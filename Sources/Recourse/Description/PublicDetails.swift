/// An error that marks some of what it carries as fit for logs and reports.
///
/// What an error carries is private unless it stands here: a name, a path, an address or an amount
/// is seen neither in a log nor in what leaves the device.
///
/// ```swift
/// struct UploadFailed: PublicDetails {
///   let file: URL
///   let attempt: Int
///
///   var publicDetails: [String: String] { ["attempt": "\(attempt)"] }
/// }
/// ```
public protocol PublicDetails: Error {
  /// What anybody may read, by name.
  var publicDetails: [String: String] { get }
}
