public import Foundation
public import FoundationNetworking

extension URLError.Code {
  /// Creates a code of any number, where Foundation on Linux takes only those that it knows.
  @_disfavoredOverload
  public init(rawValue: Int) { self = .unknown }
}
