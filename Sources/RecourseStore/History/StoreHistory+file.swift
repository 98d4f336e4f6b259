public import Foundation
import Recourse

extension StoreHistory where Action: Encodable {
  /// Returns the actions that led to the current state as a file, with one line of JSON for each.
  ///
  /// The file contains everything that the actions carry, so ask the user before it leaves the
  /// device.
  ///
  /// - Returns: The lines, in UTF-8.
  /// - Throws: An error with the number of discarded actions if there are any, because the rest
  ///   would replay to another state; otherwise any error thrown by encoding an action.
  public func file() throws -> Data {
    guard forgottenCount == 0 else {
      throw IncompleteHistoryError(forgottenCount: forgottenCount, keptCount: entries.count)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var lines = Data()
    for entry in entries.prefix(position) {
      lines += try encoder.encode(entry.action)
      lines.append(UInt8(ascii: "\n"))
    }
    return lines
  }
}

extension StoreHistory where Action: Decodable {
  /// Replays the actions of a file without their effects; replays none if one can't be decoded.
  ///
  /// - Parameter file: One action per line in JSON, as ``file()`` writes them. Blank lines are
  ///   ignored.
  /// - Throws: An error with the number of the line and the cause.
  public func replay(file: Data) throws {
    let decoder = JSONDecoder()
    let lines = file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var actions: [Action] = []
    for (index, line) in lines.enumerated() {
      // Files from other systems may use other line endings.
      guard line.contains(where: { !" \t\r".utf8.contains($0) }) else { continue }
      do {
        actions.append(try decoder.decode(Action.self, from: line))
      } catch {
        throw UnreadableActionError(line: index + 1, cause: error)
      }
    }
    replay(actions)
  }
}

/// An error thrown when a history has discarded its first actions, so a file would replay to
/// another state.
package struct IncompleteHistoryError: PublicDetailsProvider, Sendable, Hashable {
  /// The number of discarded actions.
  package let forgottenCount: Int
  /// The number of actions that are kept.
  package let keptCount: Int

  /// Both numbers of actions.
  package var publicDetails: [String: String] {
    ["forgotten": "\(forgottenCount)", "kept": "\(keptCount)"]
  }
}

/// An error thrown when a line of a history's file doesn't contain an action of the store, for
/// example because a version of the app with other actions wrote it.
package struct UnreadableActionError: CauseProvider, PublicDetailsProvider {
  /// The number of the line, starting at 1.
  package let line: Int
  let cause: any Error

  /// The error thrown by decoding the line.
  package var causes: [any Error] { [cause] }

  /// The number of the line.
  package var publicDetails: [String: String] { ["line": "\(line)"] }
}

extension IncompleteHistoryError: CustomStringConvertible {
  /// Both numbers, and how to keep all actions.
  package var description: String {
    "The history kept \(keptCount) of \(forgottenCount + keptCount) actions. Pass "
      + "`StoreHistory(limit:)` a limit that holds all actions that a file should contain."
  }
}

extension UnreadableActionError: CustomStringConvertible, HiddenFromMirrors {
  /// The line number and the cause on one line, without payloads.
  package var description: String { "UnreadableActionError in line \(line): \(cause.causeTree)" }
}
