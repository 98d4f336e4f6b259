// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Scripts/consumer copies this package to a folder of its own, with the snippets, and tells it
// where the library is. Each module of a mode is a folder in `Sources/Plain` or `Sources/Isolated`.

let environment = Context.environment
let address = environment["RECOURSE_ADDRESS"] ?? "https://github.com/example/Recourse.git"
let commit = environment["RECOURSE_COMMIT"] ?? "main"

/// The settings of a new app in Xcode.
let isolated: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "Recourse") }

#if os(Linux)
  let platformProducts = ["SwiftUI", "UserNotifications"]
#else
  let platformProducts: [String] = []
#endif
let products =
  ([
    "Recourse", "RecourseStore", "RecourseUI", "RecourseConsole", "RecourseNetworking",
    "RecourseTerminal", "RecourseIntents", "RecourseWidgets", "RecourseNotifications",
    "RecourseTesting", "RecourseTestServer",
  ] + platformProducts).map(product)

/// The modules of a mode, and the app that links them all.
func targets(of mode: String, settings: [SwiftSetting]) -> [Target] {
  let folder = "Sources/\(mode)"
  let names = try? FileManager.default.contentsOfDirectory(
    atPath: "\(Context.packageDirectory)/\(folder)")
  let modules: [Target] = (names ?? []).filter { $0 != "App" }.sorted().map { name in
    .target(
      name: mode + name, dependencies: products, path: "\(folder)/\(name)",
      swiftSettings: settings)
  }
  let app: Target = .executableTarget(
    name: "\(mode)App", dependencies: products + modules.map { .byName(name: $0.name) },
    path: "\(folder)/App", swiftSettings: settings)
  return modules + [app]
}

let package = Package(
  name: "Consumer",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  dependencies: [.package(url: address, revision: commit)],
  targets: targets(of: "Plain", settings: []) + targets(of: "Isolated", settings: isolated) + [
    .executableTarget(
      name: "Tool", dependencies: [product("Recourse"), product("RecourseTerminal")]),
    .executableTarget(
      name: "Conformances", dependencies: [product("Recourse")], swiftSettings: isolated),
  ]
)
