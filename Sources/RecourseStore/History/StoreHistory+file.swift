public import Foundation
import Recourse

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
