// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "AdwaitaRenderer",
  products: [.library(name: "AdwaitaRenderer", targets: ["AdwaitaRenderer"])],
  dependencies: [.package(name: "Recourse", path: "../..")],
  targets: [
    .systemLibrary(
      name: "CAdwaita", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .target(
      name: "AdwaitaRenderer",
      dependencies: [
        "CAdwaita", .product(name: "SwiftUI", package: "Recourse"),
        .product(name: "UserNotifications", package: "Recourse"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "CounterApp",
      dependencies: [
        "AdwaitaRenderer", .product(name: "SwiftUI", package: "Recourse"),
        .product(name: "UserNotifications", package: "Recourse"),
      ],
      path: "Tests/CounterApp", swiftSettings: settings),
    .testTarget(
      name: "AdwaitaRendererTests",
      dependencies: [
        "AdwaitaRenderer", "CAdwaita", "CounterApp",
        .product(name: "SwiftUI", package: "Recourse"),
      ],
      swiftSettings: settings),
  ]
)
