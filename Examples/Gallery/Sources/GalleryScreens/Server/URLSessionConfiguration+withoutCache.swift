import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSessionConfiguration {
  /// A configuration without a cache, because a repeated request must reach the server.
  ///
  /// The cache is also unsafe on Linux: cancelling a task that looks up its answer in a cache may
  /// crash the process (swift-corelibs-foundation#3292).
  static var withoutCache: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    return configuration
  }
}
