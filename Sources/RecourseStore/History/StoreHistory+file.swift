public import Foundation
import Recourse

extension StoreHistory where Action: Encodable {
  /// The actions that have happened in the state that is shown, as a file: one line of JSON each.
  ///
  /// It has all that the actions carry, so ask before it leaves the device.
  ///
  /// - Returns: The lines, in UTF-8.
  /// - Throws: ``IncompleteHistoryError`` if actions were forgotten, for a file of the rest would make
  ///   another state; or what encoding an action throws.
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
  /// Does the actions of a file again, without their effects, or none if one of them can't be read.
  ///
  /// - Parameter file: One action a line, in JSON, as ``file()`` writes it. Empty lines don't count.
  /// - Throws: ``UnreadableActionError`` with the line and the cause.
  public func replay(file: Data) throws {
    let decoder = JSONDecoder()
    let lines = file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var actions: [Action] = []
    for (index, line) in lines.enumerated() {
      // Files from elsewhere may end their lines otherwise.
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
