/// A mistake in the sources, and the destinations that have it.
public struct Finding: Sendable, CustomStringConvertible {
  /// The file, relative to the repository.
  public let file: String
  /// The line in the file; nil if the mistake has none.
  public let line: Int?
  /// The fact.
  public let message: String
  /// The platforms and SDKs for which the file does not compile.
  public internal(set) var destinations: [Destination]

  init(_ mistake: Mistake, _ destinations: [Destination]) {
    file = mistake.file
    line = mistake.line
    message = mistake.message
    self.destinations = destinations
  }

  /// One line with the location, the destinations and the fact.
  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return "\(place): \(Self.list(destinations)): \(message)"
  }

  /// Returns the names of platforms and SDKs; SDKs with equal platforms share one entry.
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
