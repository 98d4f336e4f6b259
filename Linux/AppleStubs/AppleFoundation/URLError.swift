public import Foundation
public import FoundationNetworking

extension URLError.Code {
  /// Creates a code from any number; Foundation on Linux accepts only known numbers.
  @_disfavoredOverload
  public init(rawValue: Int) { self = .unknown }
}
