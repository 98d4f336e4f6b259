import Foundation
import Testing

extension GalleryShellTests {
  @AccessibilityActor
  @Suite struct LifeTests {
    @Test func `exits when its window is closed`() throws {
      try GalleryWindow.open("Alerts") { gallery in
        try gallery.close()
        try gallery.waitUntilEnded()
        #expect(gallery.process.exitStatus == 0)
      }
    }

    @Test func `an idle Gallery uses no processor time and wakes no thread`() throws {
      try GalleryWindow.open("Alerts") { gallery in
        var before = gallery.process.activity
        for _ in 1...20 {
          Deadline(after: 1).wait()
          // The work that opening the window started must end first.
          if gallery.process.activity == before { break }
          before = gallery.process.activity
        }
        Deadline(after: 2).wait()
        #expect(gallery.process.activity == before)
      }
    }
  }
}

extension GalleryProcess {
  /// The activity of the process so far, according to the kernel.
  struct Activity: Equatable {
    /// The processor time in clock ticks, in user and in kernel mode.
    let processorTime: [Int]
    /// The voluntary context switches of each thread, which reveal wake-ups shorter than a tick.
    let sleeps: [String: Int]
  }

  var activity: Activity {
    let folder = "/proc/\(identifier)"
    let statistics = contents("\(folder)/stat").split(separator: ")").last ?? ""
    let numbers = statistics.split(separator: " ").map { Int($0) ?? 0 }
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/task")) ?? []
    let sleeps = threads.map { ($0, sleepCount("\(folder)/task/\($0)/status")) }
    return Activity(
      processorTime: Array(numbers.dropFirst(11).prefix(2)),  // utime and stime, see proc(5).
      sleeps: Dictionary(uniqueKeysWithValues: sleeps))
  }

  private func sleepCount(_ file: String) -> Int {
    let line = contents(file).split(separator: "\n").first { $0.hasPrefix("voluntary") }
    return Int(line?.split(whereSeparator: \.isWhitespace).last ?? "") ?? -1
  }

  private func contents(_ file: String) -> String {
    (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
  }
}
