// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Travel",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Recourse", path: "../..")],
  targets: [
    .executableTarget(
      name: "Travel",
      dependencies: [
        .product(name: "RecourseUI", package: "Recourse"),
        .product(name: "SwiftUI", package: "Recourse"),
      ],
      path: "Travel")
  ]
)
