/// An error that marks part of its payload as safe for logs and exports.
///
/// Everything else in the payload is private: names, paths, addresses and amounts appear neither in
/// a log nor in an export.
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
  /// The values that anyone may read, by name.
  var publicDetails: [String: String] { get }
}
