/// An error that marks part of its payload as safe for logs and exports.
///
/// Everything else in the payload is private: names, paths, addresses and amounts appear neither in
/// a log nor in an export.
///
/// ```swift
/// struct UploadFailed: PublicDetailsProvider {
///   let file: URL
///   let attempt: Int
///
///   var publicDetails: [String: String] { ["attempt": "\(attempt)"] }
/// }
/// ```
public protocol PublicDetailsProvider: Error {
  /// The values that anyone may read, by name.
  var publicDetails: [String: String] { get }
}

/// A public detail of an error or of its report, as one line of bounded length.
struct PublicDetail: CustomStringConvertible {
  let name: String
  let value: String

  var description: String { "\(name): \(value)" }

  /// Returns the activities that an error has left, and then its public details, at most 20, sorted
  /// by name so that the text is deterministic.
  static func all(of node: CauseTree.Node) -> [PublicDetail] {
    let context = node.context.map { [PublicDetail(name: "during", value: $0)] } ?? []
    let details = (node.error as? any PublicDetailsProvider).map { all(in: $0.publicDetails) }
    return context + (details ?? [])
  }

  /// Returns the given details, sorted and limited in the same way.
  static func all(in details: [String: String]) -> [PublicDetail] {
    details.sorted { $0.key < $1.key }.prefix(20).map { name, value in
      PublicDetail(
        name: PlainText.label(name, limit: 60) ?? "",
        value: PlainText.label(value, limit: 200) ?? "")
    }
  }

  /// Returns the public details of an error and its causes, one on each line, at most 100.
  static func lines(of tree: CauseTree) -> [String] {
    tree.nodes.lazy.flatMap { all(of: $0) }.prefix(100).map(\.description)
  }
}
