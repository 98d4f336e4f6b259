// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Size",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Recourse", path: "../..")],
  targets: [
    .executableTarget(name: "Empty", path: "Empty"),
    .executableTarget(
      name: "Describing", dependencies: [.product(name: "Recourse", package: "Recourse")],
      path: "Describing"),
    .executableTarget(
      name: "Idle", dependencies: [.product(name: "Recourse", package: "Recourse")], path: "Idle"),
  ]
)
