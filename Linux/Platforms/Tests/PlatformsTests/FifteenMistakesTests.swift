import Platforms
import Testing

/// The mistakes that Xcode sees and a build on Linux does not, one of each kind.
@Suite struct FifteenMistakesTests: MistakeFinding {
  @Test(arguments: [
    // API that is newer than the manifest's platforms.
    PlantedMistake(
      "Observations",
      """
      import Observation
      @Observable @MainActor final class Counter { var count = 0 }
      @MainActor func mistake(_ counter: Counter) async {
        for await _ in Observations({ counter.count }) {} }
      """, "'Observations"),
    PlantedMistake(
      "Task.immediate", "func mistake() { Task.immediate { print(1) } }", "'Task.immediate"),
    PlantedMistake(
      "isolated deinit", "@MainActor final class Mistake { isolated deinit { print(1) } }",
      "'isolated deinit'"),
    PlantedMistake("Int128", "func mistake(_ number: Int128) {}", "'Int128'"),
    PlantedMistake(
      "indices(where:)", "func mistake() { _ = [1, 2].indices(where: { $0 > 1 }) }",
      "indices(where:)'"),
    PlantedMistake(
      "any AsyncSequence<…>", "func mistake(_ numbers: any AsyncSequence<Int, Never>) {}",
      "'any AsyncSequence<…>'"),
    // Code that another environment compiles.
    PlantedMistake(
      "targetEnvironment(macCatalyst)",
      [file: "#if targetEnvironment(macCatalyst)\n  let mistake: Int = \"\"\n#endif"],
      at: file, 2, "'Int'", Destination(.macCatalyst, sdk: 26)),
    PlantedMistake(
      "opendir", "import Foundation\nfunc mistake() { let folder = opendir(\"/\"); _ = folder }",
      "'opendir' has the type OpaquePointer? on Linux"),
    PlantedMistake(
      "UIApplication.shared",
      "import UIKit\n@MainActor func mistake() { _ = UIApplication.shared }",
      "'UIApplication.shared' is unavailable in app extensions"),
    // API that a platform or an SDK lacks.
    PlantedMistake(
      "DragGesture on tvOS", "import SwiftUI\n@MainActor func mistake() { _ = DragGesture() }",
      "'DragGesture'", Destination(.tvOS, sdk: 27)),
    PlantedMistake(
      "fullScreenCover on macOS",
      """
      import SwiftUI
      @MainActor func mistake() { _ = Text("").fullScreenCover(isPresented: .constant(true)) {} }
      """, "'fullScreenCover'", Destination(.macOS, sdk: 27)),
    PlantedMistake(
      "alert(_:item:) with SDK 26",
      """
      import SwiftUI
      @MainActor func mistake() { _ = Text("").alert("", item: .constant(1)) { _ in } }
      """, "'_:item:_:'"),
    // The macro of state.
    PlantedMistake(
      "a second wrapper on state",
      """
      import SwiftUI
      @propertyWrapper struct Clamped { var wrappedValue: Int }
      struct Mistake: View { var body: some View { Text("\\(count)") }
        @State @Clamped private var count = 0 }
      """, "wrapper", Destination(.iOS, sdk: 27)),
    PlantedMistake(
      "state and init in two files",
      [
        file: """
        import SwiftUI
        struct Mistake: View {
          let title: String
          @State private var count: Int = 0
          var body: some View { Text("\\(title) \\(count)") }
        }
        """,
        "Sources/Mistake/Mistake+init.swift": """
        extension Mistake { init(number: Int) { title = "\\(number)" } }
        """,
      ], at: "Sources/Mistake/Mistake+init.swift", nil, "undefined symbol",
      Destination(.iOS, sdk: 27)),
    // The manifest.
    PlantedMistake(
      "a warning setting in a manifest",
      ["Package.swift": "let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]"],
      at: "Package.swift", 1, "'treatAllWarnings'", Destination(.iOS, sdk: 27)),
  ])
  func `each of the fifteen mistakes is reported by name, with its file and line`(
    mistake: PlantedMistake
  ) async throws {
    let found = try await findings(mistake.files, mistake.destination, module: "Mistake")
    #expect(
      found.contains {
        $0.line == mistake.line
          && isPlaced($0, mistake.file, "\(mistake.destination)", mistake.finding)
      }, "\(found)")
    #expect(found.allSatisfy { $0.file == mistake.file && $0.line == mistake.line }, "\(found)")
  }
}
