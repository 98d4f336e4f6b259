/// A public detail of an error, as one line of bounded length.
struct PublicDetail: CustomStringConvertible {
  let name: String
  let value: String

  var description: String { "\(name): \(value)" }

  /// Returns an error's public details, sorted by name so that the text is deterministic, at most
  /// 20.
  static func all(of error: any Error) -> [PublicDetail] {
    guard let error = error as? any PublicDetails else { return [] }
    return error.publicDetails.sorted { $0.key < $1.key }.prefix(20).map { name, value in
      PublicDetail(
        name: PlainText.label(name, limit: 60) ?? "",
        value: PlainText.label(value, limit: 200) ?? "")
    }
  }

  /// Returns the public details of an error and its causes, one on each line, at most 100.
  static func lines(of tree: CauseTree) -> [String] {
    tree.errors.lazy.flatMap { all(of: $0) }.prefix(100).map(\.description)
  }
}
