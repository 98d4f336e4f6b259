// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Recourse", path: "..")],
  targets: [
    .target(name: "CAllocations"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CAllocations",
        .product(name: "Recourse", package: "Recourse"),
        .product(name: "RecourseStore", package: "Recourse"),
        .product(name: "RecourseTesting", package: "Recourse"),
        .product(name: "RecourseUI", package: "Recourse"),
      ],
      swiftSettings: settings),
  ]
)

#if os(Linux)
  // Views are measured in the stand-in, which can be driven without a screen.
  for target in package.targets where target.name == "Benchmarks" {
    target.dependencies.append(.product(name: "SwiftUI", package: "Recourse"))
  }
#else
  for target in package.targets where target.name == "Benchmarks" { target.exclude.append("Views") }
#endif
