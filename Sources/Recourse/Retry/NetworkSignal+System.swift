#if canImport(Network)
  import Network
#endif

extension NetworkSignal {
  /// The system's path monitor; on platforms without one, the network counts as reachable.
  public static var system: NetworkSignal {
    #if canImport(Network)
      // A path that requires a connection, such as a VPN, is established on use.
      NetworkSignal { NWPathMonitor().map { $0.status != .unsatisfied } }
    #else
      NetworkSignal { AsyncStream { $0.yield(true) } }
    #endif
  }
}
