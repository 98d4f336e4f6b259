public import Foundation
public import Recourse

extension StoreHistory where Action: Encodable {
  /// Returns the actions that led to the current state as a file, with one line of JSON for each.
  ///
  /// The file contains everything that the actions carry, so ask the user before it leaves the
  /// device.
  ///
  /// - Returns: The lines, in UTF-8.
  /// - Throws: ``IncompleteHistoryError`` if actions were discarded, because the rest would replay
  ///   to another state; otherwise any error thrown by encoding an action.
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
  /// - Throws: ``UnreadableActionError`` with the line and the cause.
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
///
/// Pass ``StoreHistory/init(limit:)`` a limit that holds all actions that a file should contain.
///
/// ```swift
/// do {
///   try history.file().write(to: url)
/// } catch let error as IncompleteHistoryError {
///   print("\(error.forgottenCount) actions are missing")
/// }
/// ```
public struct IncompleteHistoryError: PublicDetails, Sendable, Hashable {
  /// The number of discarded actions.
  public let forgottenCount: Int
  /// The number of actions that are kept.
  public let keptCount: Int

  /// Both numbers of actions.
  public var publicDetails: [String: String] {
    ["forgotten": "\(forgottenCount)", "kept": "\(keptCount)"]
  }
}

/// An error thrown when a line of a history's file doesn't contain an action of the store.
///
/// The file may have been written by a version of the app that had other actions.
public struct UnreadableActionError: CausedError, PublicDetails {
  /// The number of the line, starting at 1.
  public let line: Int
  let cause: any Error

  /// The error thrown by decoding the line.
  public var causes: [any Error] { [cause] }

  /// The number of the line.
  public var publicDetails: [String: String] { ["line": "\(line)"] }
}

extension UnreadableActionError: CustomStringConvertible, HiddenFromMirrors {
  /// The line number and the cause on one line, without payloads.
  public var description: String { "UnreadableActionError in line \(line): \(cause.causeTree)" }
}
