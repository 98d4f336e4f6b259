public import Recourse

/// An error thrown when a line of a history's file doesn't contain an action of the store.
///
/// The file may have been written by a version of the app that had other actions.
public struct UnreadableActionError: CausedError, PublicDetails {
  /// The number of the line, starting at 1.
  public let line: Int
  /// The error thrown by decoding the line.
  public let cause: any Error

  /// The decoding error.
  public var causes: [any Error] { [cause] }

  /// The number of the line.
  public var publicDetails: [String: String] { ["line": "\(line)"] }
}

extension UnreadableActionError: CustomStringConvertible, CustomReflectable {
  /// The line number and the cause on one line, without payloads.
  public var description: String { "UnreadableActionError in line \(line): \(cause.causeTree)" }

  /// A mirror without children, so that no dump shows the cause's payload.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
