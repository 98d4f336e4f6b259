import Foundation
import Recourse

/// Swift Argument Parser 1.
///
/// A validation error's message is for the person in the terminal.
///
/// Read: apple/swift-argument-parser, Sources/ArgumentParser/Parsable Properties/Errors.swift,
/// Usage/MessageInfo.swift.
enum ArgumentParser {
  struct ValidationError: Error, CustomStringConvertible {
    var message: String
    var description: String { message }

    init(_ message: String) { self.message = message }
  }

  struct ExitCode: Error, RawRepresentable, Hashable {
    var rawValue: Int32
  }

  struct CleanExit: Error, CustomStringConvertible {
    enum Representation: Sendable {
      case helpRequest(Any.Type?)
      case message(String)
      case dumpRequest(Any.Type?)
    }

    var base: Representation

    var description: String {
      switch base {
      case .helpRequest: "--help"
      case .message(let message): message
      case .dumpRequest: "--experimental-dump-help"
      }
    }
  }
}

extension RealError {
  private static let source =
    "apple/swift-argument-parser Sources/ArgumentParser/Parsable Properties/Errors.swift"

  static let argumentParser: [RealError] = [
    RealError(
      source, ArgumentParser.ValidationError("Please name at least one file."),
      .own("Please name at least one file.")),
    RealError(
      source, ArgumentParser.ValidationError("'--count' must be between 1 and 9 (got 12)."),
      .own("'--count' must be between 1 and 9 (got 12).")),
    RealError(source, ArgumentParser.ExitCode(rawValue: 1), .general, hides: ["ExitCode"]),
    RealError(source, ArgumentParser.ExitCode(rawValue: 64), .general, hides: ["64"]),
    // Nothing failed.
    RealError(
      source, ArgumentParser.CleanExit(base: .message("Nothing to do.")), nil, cancelled: true),
    RealError(source, ArgumentParser.CleanExit(base: .helpRequest(nil)), nil, cancelled: true),
  ]
}
