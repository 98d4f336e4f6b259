import Foundation
import Testing

/// What `make soak` asks for.
private enum Soak {
  /// The time of the presses; nil unless the tests are requested.
  static let seconds = number("SOAK_SECONDS").map { Double($0) }
  static let seed = number("SOAK_SEED") ?? 1

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }
}

extension GalleryWindowTests {
  /// The Gallery under random presses; `make soak` runs these tests, for as long as it is told.
  @AccessibilityActor
  @Suite(.enabled(if: Soak.seconds != nil)) struct SoakTests {
    @Test func `every press is answered, every screen can be left, and memory stays the same`()
      throws
    {
      let seconds = try #require(Soak.seconds)
      let person = RandomPerson(seed: Soak.seed)
      let beginning = Date()
      var samples: [GalleryProcess.Needs] = []
      defer { print("The last presses: \(person.presses.suffix(10))") }
      try GalleryWindow.open("Start", within: seconds + 120) { gallery in
        while beginning.timeIntervalSinceNow > -seconds {
          for (number, screen) in person.screens().enumerated()
          where beginning.timeIntervalSinceNow > -seconds {
            if number.isMultiple(of: 4) { try person.letFail(gallery) }
            try person.visit(screen, gallery)
            // The first two minutes fill the journal and the caches.
            if beginning.timeIntervalSinceNow < -120 { samples.append(gallery.process.needs) }
          }
        }
        #expect(gallery.process.errors == "")
      }
      #expect(person.complaints == [])
      let third = samples.count / 3
      try #require(third > 0, "\(Int(seconds)) s are too short.")
      let (first, last) = (samples.prefix(third).median, samples.suffix(third).median)
      #expect(last.memory <= first.memory * 105 / 100)
      #expect(last.descriptors <= first.descriptors + 2)
      print(
        """
        Soak: \(person.presses.count) presses in \(Int(seconds)) s with \(person.failures.count) \
        failures of all operations, seed \(Soak.seed); after two minutes \(first), at the end \(last).
        """)
    }

    @Test func `the Gallery starts again after a kill at any moment`() throws {
      let seconds = try #require(Soak.seconds) / 5
      let person = RandomPerson(seed: Soak.seed)
      let messages = try #require(Screen.all.first { $0.name == "CrashAndReturn" })
      let caches = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: caches) }
      let beginning = Date()
      var kills = 0
      while beginning.timeIntervalSinceNow > -seconds {
        try GalleryWindow.open(
          messages.name, environment: ["XDG_CACHE_HOME": caches.path]
        ) { gallery in
          try gallery.wait(until: "the file is read") {
            gallery.value(of: "Back after a restart") != nil
          }
          gallery.process.kill(after: person.moment())
          #expect(throws: GalleryFailure.self) {
            while true {
              for screen in [messages] + person.screens().prefix(2) {
                try person.visit(screen, gallery)
              }
            }
          }
          try gallery.waitUntilEnded()
          #expect(gallery.process.exitStatus == SIGKILL)
          #expect(gallery.process.errors == "")
          kills += 1
        }
      }
      #expect(person.complaints == [])
      print("Soak: \(kills) kills with signal 9 in \(Int(seconds)) s, and as many starts.")
    }
  }
}
