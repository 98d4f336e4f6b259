// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Recourse", path: "..")],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        .product(name: "Recourse", package: "Recourse"),
        .product(name: "RecourseStore", package: "Recourse"),
        .product(name: "RecourseTestServer", package: "Recourse"),
      ],
      swiftSettings: settings)
  ]
)
