#if canImport(Network)
  import Network
#endif

extension NetworkSignal {
  /// What the system knows; where it can't be asked, the network counts as reachable.
  public static var system: NetworkSignal {
    #if canImport(Network)
      // A path that needs a connection first, such as a VPN, gets it by being used.
      NetworkSignal { NWPathMonitor().map { $0.status != .unsatisfied } }
    #else
      NetworkSignal { AsyncStream { $0.yield(true) } }
    #endif
  }
}
