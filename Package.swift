// swift-tools-version: 6.2
import PackageDescription

#if os(Linux)
  import CompilerPluginSupport
#endif

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "Recourse",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "Recourse", targets: ["Recourse"]),
    .library(name: "RecourseStore", targets: ["RecourseStore"]),
    .library(name: "RecourseUI", targets: ["RecourseUI"]),
    .library(name: "RecourseConsole", targets: ["RecourseConsole"]),
    .library(name: "RecourseNetworking", targets: ["RecourseNetworking"]),
    .library(name: "RecourseTerminal", targets: ["RecourseTerminal"]),
    .library(name: "RecourseIntents", targets: ["RecourseIntents"]),
    .library(name: "RecourseWidgets", targets: ["RecourseWidgets"]),
    .library(name: "RecourseNotifications", targets: ["RecourseNotifications"]),
    .library(name: "RecourseTesting", targets: ["RecourseTesting"]),
    .library(name: "RecourseTestTraits", targets: ["RecourseTestTraits"]),
    .library(name: "RecourseTestServer", targets: ["RecourseTestServer"]),
  ],
  targets: [
    .target(name: "Recourse", resources: [.process("Resources")], swiftSettings: settings),
    .target(name: "RecourseStore", dependencies: ["Recourse"], swiftSettings: settings),
    .target(
      name: "RecourseUI", dependencies: ["Recourse", "RecourseStore"], swiftSettings: settings),
    .target(
      name: "RecourseConsole", dependencies: ["Recourse", "RecourseUI"], swiftSettings: settings),
    .target(name: "RecourseNetworking", dependencies: ["Recourse"], swiftSettings: settings),
    .target(name: "RecourseTerminal", dependencies: ["Recourse"], swiftSettings: settings),
    .target(name: "RecourseIntents", dependencies: ["Recourse"], swiftSettings: settings),
    .target(name: "RecourseWidgets", dependencies: ["Recourse"], swiftSettings: settings),
    .target(name: "RecourseNotifications", dependencies: ["Recourse"], swiftSettings: settings),
    .target(
      name: "RecourseTesting", dependencies: ["Recourse", "RecourseStore"], swiftSettings: settings),
    .target(
      name: "RecourseTestTraits", dependencies: ["RecourseTesting"], swiftSettings: settings),
    .target(
      name: "RecourseTestServer", dependencies: ["Recourse", "RecourseTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "RecourseTests",
      dependencies: [
        "Recourse", "RecourseIntents", "RecourseNetworking", "RecourseTerminal", "RecourseTesting",
        "RecourseTestServer", "RecourseTestTraits", "RecourseWidgets",
      ],
      exclude: ["RealErrors/Reports"], swiftSettings: settings),
    .testTarget(
      name: "RecourseTerminalTests", dependencies: ["Recourse", "RecourseTerminal"],
      swiftSettings: settings),
    .testTarget(
      name: "RecourseStoreTests", dependencies: ["Recourse", "RecourseStore", "RecourseTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "RecourseFlowTests", dependencies: ["RecourseUI", "RecourseTesting"],
      exclude: ["Driver/HeadlessDriver.swift"], swiftSettings: settings),
    .testTarget(
      name: "RecipeTests", dependencies: ["RecourseUI", "RecourseTesting"],
      exclude: ["Runs", "Window"], swiftSettings: settings),
  ]
)

#if os(Linux)
  // A stand-in for SwiftUI, so that RecourseUI, RecourseConsole and the Gallery have one source
  // everywhere. It is the SwiftUI of Xcode 27, or of Xcode 26 with `RECOURSE_SDK=26` in the
  // environment.
  let standInSettings =
    settings + (Context.environment["RECOURSE_SDK"] == "26" ? [] : [.define("SDK_27")])

  package.products += [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "UserNotifications", targets: ["UserNotifications"]),
  ]
  package.targets += [
    .macro(name: "SwiftUIMacros", path: "Linux/SwiftUIMacros"),
    .target(
      name: "SwiftUI", dependencies: ["SwiftUIMacros"], path: "Linux/SwiftUI",
      swiftSettings: standInSettings),
    .target(
      name: "UserNotifications", path: "Linux/UserNotifications", swiftSettings: standInSettings),
    .testTarget(
      name: "UserNotificationsTests", dependencies: ["UserNotifications"],
      path: "Linux/UserNotificationsTests", swiftSettings: standInSettings),
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI", "RecourseTesting"],
      path: "Linux/SwiftUITests", swiftSettings: standInSettings),
    .testTarget(
      name: "RecourseUITests",
      dependencies: [
        "RecourseStore", "RecourseUI", "RecourseConsole", "RecourseNotifications",
        "RecourseTesting", "SwiftUI", "UserNotifications",
      ],
      swiftSettings: settings),
  ]
  for target in package.targets where target.name == "RecourseNotifications" {
    target.dependencies.append("UserNotifications")
  }
  let withViews: Set = ["RecourseUI", "RecourseConsole", "RecourseFlowTests", "RecipeTests"]
  for target in package.targets where withViews.contains(target.name) {
    target.dependencies.append("SwiftUI")
    target.exclude = []
    // The articles also have code for SwiftUI of Xcode 27 alone.
    if target.name == "RecipeTests" { target.swiftSettings = standInSettings }
  }
#endif
