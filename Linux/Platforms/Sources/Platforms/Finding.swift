/// A mistake in the sources, and who has it.
public struct Finding: Sendable, CustomStringConvertible {
  /// The file, relative to the repository.
  public let file: String
  /// The line in the file; nil if the mistake has none.
  public let line: Int?
  /// The fact.
  public let message: String
  /// The platforms and SDKs with which it does not compile.
  public internal(set) var destinations: [Destination]

  init(_ mistake: Mistake, _ destinations: [Destination]) {
    file = mistake.file
    line = mistake.line
    message = mistake.message
    self.destinations = destinations
  }

  /// One line: the place, the destinations, the fact.
  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return "\(place): \(Self.list(destinations)): \(message)"
  }

  /// Names platforms with their SDKs, and those that have the same platforms only once.
  private static func list(_ destinations: [Destination]) -> String {
    let sdks = Dictionary(grouping: destinations, by: \.sdk).mapValues {
      $0.map(\.platform.rawValue)
    }
    return Dictionary(grouping: sdks.keys.sorted()) { sdks[$0] ?? [] }
      .map { platforms, sdks in
        let sdks = sdks.map(String.init).joined(separator: " and ")
        return "\(platforms.joined(separator: ", ")), SDK \(sdks)"
      }
      .sorted().joined(separator: "; ")
  }
}
