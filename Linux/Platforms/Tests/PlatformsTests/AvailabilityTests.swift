import Platforms
import Testing

/// Which uses of newer, platform-specific and C declarations are reported.
@Suite struct AvailabilityTests: MistakeFinding {
  @Test func `code that checks for the version is not reported`() async throws {
    let source = """
      import Foundation

      @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
      struct Wide {
        static let zero: Int128 = 0
        let number: Int128
      }

      func checked() {
        if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *), Int128.max > 0 {
          print(Int128.max, Wide.zero)
        }
        if #unavailable(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2) {} else {
          print(Int128.max)
        }
        guard #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) else { return }
        print(Int128.max)
      }

      func iterate(_ numbers: AsyncStream<Int>) async {
        for await number in numbers { print(number &* 2) }
      }
      """
    for platform in Platform.allCases {
      let found = try await findings(
        [Self.file: source], Destination(platform, sdk: 27), module: "Mistake")
      #expect(found.isEmpty, "\(found)")
    }
  }

  @Test(arguments: [
    "if #available(iOS 17, *) { print(Int128.max) }",
    "if #available(iOS 18, *) {} else { print(Int128.max) }",
    "if #available(macOS 15, *) { print(Int128.max) }",
    "if #unavailable(iOS 18) { print(Int128.max) }",
    "guard #available(iOS 18, *) else { return print(Int128.max) }",
  ])
  func `a check for another version, platform or branch does not help`(code: String) async throws {
    let source = "func mistake() {\n  \(code)\n}"
    let found = try await findings(
      [Self.file: source], Destination(.iOS, sdk: 27), module: "Mistake")
    #expect(found.contains { $0.line == 2 && $0.message.contains("'Int128") }, "\(found)")
  }

  @Test func `a newer declaration of another module is reported`() async throws {
    let other = "Sources/Other/Other.swift"
    let files = [
      other: "@available(iOS 18, *) public func newer() {}",
      Self.file: "import Other\n\nfunc mistake() { newer() }",
    ]
    let found = try await findings(files, Destination(.iOS, sdk: 27), module: "Mistake")
    #expect(found.count == 1 && found.allSatisfy { $0.line == 3 }, "\(found)")
    #expect(found.contains { isPlaced($0, Self.file, "iOS", "'newer()' needs iOS 18") }, "\(found)")
    let mac = try await findings(files, Destination(.macOS, sdk: 27), module: "Mistake")
    #expect(mac.isEmpty, "\(mac)")
  }

  @Test func `the supported versions are those of the manifest`() async throws {
    let manifest = try Self.repository.text(of: "Package.swift")
      .replacing(".iOS(.v17)", with: ".iOS(\"18.1\")").replacing(".tvOS(.v17)", with: ".tvOS(.v18)")
    let files = ["Package.swift": manifest, Self.file: "func correct(_ number: Int128) {}"]
    for platform in [Platform.iOS, .tvOS, .macCatalyst] {
      let found = try await findings(files, Destination(platform, sdk: 27), module: "Mistake")
      #expect(found.isEmpty, "\(found)")
    }
    let found = try await findings(files, Destination(.macOS, sdk: 27), module: "Mistake")
    #expect(found.count == 1, "\(found)")
  }

  @Test(arguments: [
    ("print(Int64(stat().st_size), stat().st_dev == stat().st_dev)", nil),
    ("withUnsafeBytes(of: pthread_self()) { print($0.count) }", nil),
    ("print(pthread_self())", "'pthread_self' has the type UInt on Linux"),
    ("let size: Int = stat().st_size; print(size)", "'stat.st_size' has the type Int on Linux"),
    ("print(getppid())", "'getppid': the check does not know"),
    ("socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)", "'SOCK_STREAM' has the type"),
  ])
  func `a C declaration is reported unless its type on Darwin is known to fit`(
    code: String, message: String?
  ) async throws {
    let source = "import Foundation\n\nfunc mistake() { \(code) }"
    let found = try await findings(
      [Self.file: source], Destination(.watchOS, sdk: 26), module: "Mistake")
    #expect(found.isEmpty == (message == nil), "\(found)")
    #expect(
      found.allSatisfy { isPlaced($0, Self.file, "watchOS", message ?? "") && $0.line == 3 },
      "\(found)")
  }

  @Test(arguments: [
    ("UIApplication.shared.open(url)", "'UIApplication.shared'"),
    ("UIApplication.shared.open(url)", "'UIApplication.open(_:options:completionHandler:)'"),
    ("_ = app.beginBackgroundTask()", "'UIApplication.beginBackgroundTask(expirationHandler:)'"),
  ])
  func `the library uses nothing that app extensions lack`(
    code: String, name: String
  ) async throws {
    let source = """
      import Foundation
      import UIKit

      @MainActor func mistake(_ app: UIApplication, _ url: URL) {
        \(code)
      }
      """
    for platform in [Platform.iOS, .tvOS, .visionOS, .macCatalyst] {
      let found = try await findings(
        [Self.file: source], Destination(platform, sdk: 26), module: "Mistake")
      #expect(
        found.contains {
          isPlaced($0, Self.file, platform.rawValue, "\(name) is unavailable in app extensions")
            && $0.line == 5
        }, "\(found)")
    }
    let marked = source.replacing(
      "@MainActor", with: "@available(iOSApplicationExtension, unavailable) @MainActor")
    let correct = try await findings(
      [Self.file: marked], Destination(.iOS, sdk: 26), module: "Mistake")
    #expect(correct.isEmpty, "\(correct)")
  }

  @Test(arguments: [
    (
      "Examples/Gallery/Sources/Mistake/Mistake.swift",
      "import UIKit\n@MainActor func correct() { _ = UIApplication.shared }", Platform.iOS
    ),
    (file, "import AppKit\n@MainActor func correct() { _ = NSApplication.shared }", .macOS),
  ])
  func `an app and a Mac may use the application`(
    file: String, source: String, platform: Platform
  ) async throws {
    let found = try await findings(
      [file: source], Destination(platform, sdk: 26), module: "Mistake")
    #expect(found.isEmpty, "\(found)")
  }
}
