import Platforms
import Testing

/// Mistakes that compile on Linux but not with Xcode, each in a copy of this repository.
@Suite struct MistakeTests: MistakeFinding {
  @Test(arguments: [
    ".treatAllWarnings(as: .error)", ".unsafeFlags([\"-Xfrontend\"])",
    "SwiftSetting.treatWarning(\"DeprecatedDeclaration\", as: .error)",
  ])
  func `a forbidden manifest flag is reported for every platform`(setting: String) async throws {
    for manifest in ["Package.swift", "Examples/Gallery/Package.swift"] {
      let text = try Self.repository.text(of: manifest).replacing(
        "let settings: [SwiftSetting] = [\n",
        with: "let settings: [SwiftSetting] = [\n  \(setting),\n",
        maxReplacements: 1)
      let found = try await findings(
        [manifest: text], Destination(.macOS, sdk: 26), Destination(.iOS, sdk: 27))
      #expect(found.map(\.line) == [try lineNumber(of: setting, in: text)])
      #expect(found.contains { isPlaced($0, manifest, "iOS, SDK 27", "macOS, SDK 26") }, "\(found)")
    }
  }

  @Test(arguments: [
    ("Toast/Style/AutomaticToastStyle.swift", ".barBackground()", ".background(.bar)", "'bar'"),
    (
      "Toast/Internal/ToastView.swift", ".onDrag(updating: $drag) { end in",
      ".gesture(DragGesture()).onDrag(updating: $drag) { end in", "'DragGesture'"
    ),
  ])
  func `API that is unavailable on tvOS is reported in the library`(
    file: String, code: String, mistake: String, name: String
  ) async throws {
    let file = "Sources/RecourseUI/\(file)"
    let text = try Self.repository.text(of: file).replacing(code, with: mistake)
    let found = try await findings([file: text], Destination(.tvOS, sdk: 26), module: "RecourseUI")
    #expect(found.contains { isPlaced($0, file, "tvOS, SDK 26", name) }, "\(found)")
  }

  @Test func `API that is unavailable on watchOS is reported in the library`() async throws {
    let file = "Sources/RecourseUI/Router/Internal/HostModifier.swift"
    let text = try Self.repository.text(of: file)
      .replacing(".selectable()", with: ".textSelection(.enabled)")
    let found = try await findings(
      [file: text], Destination(.watchOS, sdk: 27), module: "RecourseUI")
    #expect(found.contains { isPlaced($0, file, "watchOS, SDK 27", "'textSelection'") }, "\(found)")
  }

  @Test(arguments: [
    ("Text(\"\").glassEffect()", "'glassEffect'"),
    ("Text(\"\").fullScreenCover(isPresented: .constant(true)) {}", "'fullScreenCover'"),
    ("Text(\"\").alert(\"\", item: .constant(1)) { _ in }", "alert"),
  ])
  func `API that is missing from the SDK is reported`(code: String, name: String) async throws {
    let source = "import SwiftUI\n\n@MainActor func mistake() { _ = \(code) }"
    let found = try await findings(
      [Self.file: source], Destination(.macOS, sdk: 26), module: "Mistake")
    #expect(
      found.contains { $0.file == Self.file && $0.line == 3 && "\($0)".contains("macOS, SDK 26") },
      "\(found)")
  }

  @Test(arguments: [
    (
      Platform.macOS, "Text(\"\").navigationBarTitleDisplayMode(.inline)",
      "'navigationBarTitleDisplayMode'"
    ),
    (.tvOS, "Text(\"\").navigationBarTitleDisplayMode(.inline)", "'navigationBarTitleDisplayMode'"),
    (.tvOS, "NavigationBarItem.TitleDisplayMode.large", "'large'"),
    (.tvOS, "RoundedBorderTextFieldStyle.self", "'RoundedBorderTextFieldStyle'"),
    (
      .watchOS, "TextField(\"\", text: .constant(\"\")).textFieldStyle(.roundedBorder)",
      "'roundedBorder'"
    ),
    (.tvOS, "UNNotificationSound.default", "'UNNotificationSound'"),
    (.tvOS, "UNNotificationContent().title", "'title'"),
    (
      .tvOS, "UNUserNotificationCenter.current().deliveredNotifications",
      "'deliveredNotifications'"
    ),
  ])
  func `API that is unavailable on one platform is reported there and compiles for iOS`(
    platform: Platform, code: String, name: String
  ) async throws {
    let source =
      "import SwiftUI\nimport UserNotifications\n\n@MainActor func mistake() { _ = \(code) }"
    for sdk in [26, 27] {
      let destination = Destination(platform, sdk: sdk)
      let found = try await findings([Self.file: source], destination, module: "Mistake")
      #expect(
        found.contains { $0.line == 4 && isPlaced($0, Self.file, "\(destination)", name) },
        "\(found)")
      let correct = try await findings(
        [Self.file: source], Destination(.iOS, sdk: sdk), module: "Mistake")
      #expect(correct.isEmpty, "\(correct)")
    }
  }

  @Test func `a second property wrapper on state does not compile with SDK 27`() async throws {
    let view = """
      import SwiftUI

      @propertyWrapper struct Clamped { var wrappedValue: Int }

      struct Mistake: View {
        @State @Clamped private var count = 0
        var body: some View { Text("\\(count)") }
      }
      """
    let wrapper = try await findings(
      [Self.file: view], Destination(.macOS, sdk: 26), module: "Mistake")
    #expect(wrapper.isEmpty, "\(wrapper)")
    let found = try await findings(
      [Self.file: view], Destination(.macOS, sdk: 27), module: "Mistake")
    #expect(found.contains { isPlaced($0, Self.file, "macOS, SDK 27", "wrapper") }, "\(found)")
  }

  @Test(arguments: [
    ("private var count: Int = 0", "undefined symbol"),
    ("private var count = Int(0)", "the compiler ends"),
  ])
  func `state and its initializer in two files do not link with SDK 27`(
    state: String, message: String
  ) async throws {
    let view = """
      import SwiftUI

      struct Mistake: View {
        let title: String
        @State \(state)
        var body: some View { Text("\\(title) \\(count)") }
      }
      """
    let other = "Sources/Mistake/Mistake+init.swift"
    let files = [
      Self.file: view, other: "extension Mistake { init(number: Int) { title = \"\\(number)\" } }",
    ]
    let found = try await findings(files, Destination(.iOS, sdk: 27), module: "Mistake")
    #expect(found.contains { isPlaced($0, other, "iOS, SDK 27", message) }, "\(found)")
  }

  @Test(arguments: [
    ("private static var count = 0", "static"),
    ("private var count = 0 { didSet {} }", "observers"),
    ("private var count", "type"), ("private let count = 0", "variable"),
  ])
  func `an invalid declaration of state is reported with SDK 27`(
    declaration: String, name: String
  ) async throws {
    let view = """
      import SwiftUI

      struct Mistake: View {
        @State \(declaration)
        var body: some View { EmptyView() }
      }
      """
    let found = try await findings(
      [Self.file: view], Destination(.macOS, sdk: 27), module: "Mistake")
    #expect(
      found.contains { $0.line == 4 && isPlaced($0, Self.file, "macOS, SDK 27", name) }, "\(found)")
  }

  @Test func `a default and an early assignment do not compile with SDK 27`() async throws {
    let view = """
      import SwiftUI

      struct Mistake: View {
        let title: String
        @State private var count: Int = 0
        init(count: Int) {
          self.count = count
          title = ""
        }
        var body: some View { Text("\\(title) \\(count)") }
      }
      """
    let wrapper = try await findings(
      [Self.file: view], Destination(.visionOS, sdk: 26), module: "Mistake")
    #expect(wrapper.isEmpty, "\(wrapper)")
    let found = try await findings(
      [Self.file: view], Destination(.visionOS, sdk: 27), module: "Mistake")
    #expect(
      found.contains { $0.line == 7 && isPlaced($0, Self.file, "visionOS, SDK 27", "before") },
      "\(found)")
  }
}
