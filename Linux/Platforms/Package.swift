// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

// Needs nothing of the library, so that a source that does not compile can be reported.
let package = Package(
  name: "Platforms",
  products: [.executable(name: "platforms", targets: ["PlatformsCommand"])],
  targets: [
    .target(name: "Platforms", swiftSettings: settings),
    .executableTarget(
      name: "PlatformsCommand", dependencies: ["Platforms"], swiftSettings: settings),
    .testTarget(name: "PlatformsTests", dependencies: ["Platforms"], swiftSettings: settings),
  ]
)
