public import Recourse

/// The file of a history has a line that is no action of the store.
///
/// The app may have written it when its actions were others.
public struct UnreadableActionError: CausedError, PublicDetails {
  /// The line, from 1 on.
  public let line: Int
  /// Why it can't be read.
  public let cause: any Error

  /// Why it can't be read.
  public var causes: [any Error] { [cause] }

  /// The line.
  public var publicDetails: [String: String] { ["line": "\(line)"] }
}

extension UnreadableActionError: CustomStringConvertible, CustomReflectable {
  /// The line and the cause, in one line without payloads.
  public var description: String { "UnreadableActionError in line \(line): \(cause.causeTree)" }

  /// A mirror without children, so that no dump shows the cause's payload.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
