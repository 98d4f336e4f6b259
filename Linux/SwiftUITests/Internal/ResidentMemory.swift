import Foundation

/// Returns the resident memory of the process, in bytes.
func residentMemory() -> Int {
  let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
    .split(separator: " ").dropFirst().first.flatMap { Int($0) }
  return (pages ?? 0) * 4096
}
