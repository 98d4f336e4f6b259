/// Observes changes of the network.
public final class NWPathMonitor: Sendable {
  /// Creates a monitor of all interfaces.
  public init() {}

  /// Stops the observation.
  public func cancel() {}
}

extension NWPathMonitor: AsyncSequence {
  /// The state of the network.
  public typealias Element = NWPath

  /// Iterates over the changes.
  public struct Iterator: AsyncIteratorProtocol {
    /// Returns the next state.
    public mutating func next() async -> NWPath? { nil }
  }

  /// Creates an iterator.
  public func makeAsyncIterator() -> Iterator { Iterator() }
}

/// The properties of a network path.
public struct NWPath: Equatable, Sendable {
  /// The availability of a path.
  public enum Status: Sendable {
    case satisfied, unsatisfied, requiresConnection
  }

  /// Whether connections can use the path.
  public let status: NWPath.Status
}
