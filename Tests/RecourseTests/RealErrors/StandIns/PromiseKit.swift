import Foundation
import Recourse

/// PromiseKit 8.
///
/// Read: mxcl/PromiseKit, Sources/Error.swift.
enum PromiseKit {
  enum PMKError: Error {
    case invalidCallingConvention
    case returnedSelf
    case badInput
    case cancelled
    case compactMap(any Sendable, Any.Type)
    case emptySequence
    case noWinner
  }
}

extension PromiseKit.PMKError: CustomDebugStringConvertible {
  var debugDescription: String {
    switch self {
    case .invalidCallingConvention: "A closure was called with (nil, nil)"
    case .returnedSelf: "A handler returned its own promise"
    case .badInput: "A function of PromiseKit got bad input"
    case .cancelled: "The sequence was cancelled"
    case .compactMap(let value, let type): "Couldn't `compactMap<\(type)>`: \(value)"
    case .emptySequence: "The sequence has no first or last element"
    case .noWinner: "All thenables of race(fulfilled:) were rejected"
    }
  }
}

extension PromiseKit.PMKError: LocalizedError {
  var errorDescription: String? { debugDescription }
}

extension RealError {
  private typealias PMKError = PromiseKit.PMKError

  private static let source = "mxcl/PromiseKit Sources/Error.swift"

  static let promiseKit: [RealError] = [
    RealError("mxcl/PromiseKit#351", PMKError.cancelled, .cancelled, cancelled: true),
    RealError(
      source, PMKError.compactMap(["token": "s3cr3t"], String.self), .general,
      hides: ["s3cr3t", "compactMap"]),
    RealError(source, PMKError.badInput, .appMistake, hides: ["PromiseKit"]),
    RealError(source, PMKError.returnedSelf, .appMistake, hides: ["promise"]),
    RealError(source, PMKError.noWinner, .general, hides: ["race("]),
  ]
}
