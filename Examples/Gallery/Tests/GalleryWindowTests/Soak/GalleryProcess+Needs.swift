import Foundation

extension GalleryProcess {
  /// What the process takes from the system.
  struct Needs: CustomStringConvertible {
    /// The resident memory in kilobytes.
    let memory: Int
    let descriptors: Int

    var description: String { "\(memory / 1024) MB and \(descriptors) descriptors" }
  }

  var needs: Needs {
    let folder = "/proc/\(identifier)"
    let status = (try? String(contentsOfFile: "\(folder)/status", encoding: .utf8)) ?? ""
    let memory = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    let descriptors = try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/fd")
    return Needs(
      memory: Int(memory?.split(whereSeparator: \.isWhitespace).dropFirst().first ?? "") ?? 0,
      descriptors: descriptors?.count ?? 0)
  }

  /// Kills the process without warning, after a time in seconds.
  func kill(after seconds: Double) {
    let identifier = identifier
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
      Glibc.kill(identifier, SIGKILL)
    }
  }
}

extension ArraySlice<GalleryProcess.Needs> {
  /// The median of each need, of at least one sample.
  var median: GalleryProcess.Needs {
    func median(_ values: [Int]) -> Int { values.sorted()[values.count / 2] }
    return GalleryProcess.Needs(
      memory: median(map(\.memory)), descriptors: median(map(\.descriptors)))
  }
}
