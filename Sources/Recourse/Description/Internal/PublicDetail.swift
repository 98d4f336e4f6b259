/// One thing that an error says to anybody, in one line of bounded length.
struct PublicDetail: CustomStringConvertible {
  let name: String
  let value: String

  var description: String { "\(name): \(value)" }

  /// What an error says, by name, so that it is the same text each time.
  static func all(of error: any Error) -> [PublicDetail] {
    guard let error = error as? any PublicDetails else { return [] }
    return error.publicDetails.sorted { $0.key < $1.key }.prefix(20).map { name, value in
      PublicDetail(
        name: PlainText.label(name, limit: 60) ?? "",
        value: PlainText.label(value, limit: 200) ?? "")
    }
  }

  /// What an error and its causes say, a line each, in bounded number.
  static func lines(of tree: CauseTree) -> [String] {
    tree.errors.lazy.flatMap { all(of: $0) }.prefix(100).map(\.description)
  }
}
