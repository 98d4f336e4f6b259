import Foundation

/// The results of a run, and the machine on which they were measured.
struct Results: Encodable {
  let date = Date.now
  let system = ProcessInfo.processInfo.operatingSystemVersionString
  let processors = ProcessInfo.processInfo.activeProcessorCount
  let results: [BenchmarkResult]
}
