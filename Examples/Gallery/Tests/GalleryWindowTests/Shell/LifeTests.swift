import Foundation
import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct LifeTests {
    @Test func `ends when its window is closed`() throws {
      try GalleryWindow.open("Alerts") { gallery in
        try gallery.close()
        try gallery.waitUntilEnded()
        #expect(gallery.process.exitStatus == 0)
      }
    }

    @Test func `sleeps while nothing happens`() throws {
      try GalleryWindow.open("Alerts") { gallery in
        var before = gallery.process.activity
        for _ in 1...20 {
          Deadline(after: 1).wait()
          // What opening the window has set in motion comes to rest first.
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
  /// What the process has done so far, by the kernel's account.
  struct Activity: Equatable {
    /// Ticks of the clock that the process has used.
    let processorTime: [Int]
    /// How often each thread has gone to sleep, which shows who wakes too briefly to use a tick.
    let sleeps: [String: Int]
  }

  var activity: Activity {
    let folder = "/proc/\(identifier)"
    let statistics = contents("\(folder)/stat").split(separator: ")").last ?? ""
    let numbers = statistics.split(separator: " ").map { Int($0) ?? 0 }
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/task")) ?? []
    let sleeps = threads.map { ($0, sleepCount("\(folder)/task/\($0)/status")) }
    return Activity(
      processorTime: Array(numbers.dropFirst(11).prefix(2)),  // utime and stime, in proc(5).
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
