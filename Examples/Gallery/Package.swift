// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "Gallery",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.executable(name: "Gallery", targets: ["Gallery"])],
  dependencies: [.package(name: "Recourse", path: "../..")],
  targets: [
    .target(
      name: "GalleryScreens",
      dependencies: [
        .product(name: "RecourseUI", package: "Recourse"),
        .product(name: "RecourseTesting", package: "Recourse"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "Gallery", dependencies: ["GalleryScreens"], path: "Sources/GalleryOnApple",
      swiftSettings: settings),
  ]
)

#if os(Linux)
  let standIn: Target.Dependency = .product(name: "SwiftUI", package: "Recourse")
  let renderer: Target.Dependency = .product(name: "AdwaitaRenderer", package: "AdwaitaRenderer")

  package.dependencies.append(
    .package(name: "AdwaitaRenderer", path: "../../Linux/AdwaitaRenderer"))
  for target in package.targets {
    target.dependencies.append(standIn)
    if target.name == "Gallery" {
      target.path = "Sources/GalleryOnLinux"
      target.dependencies.append(renderer)
    }
  }
  package.targets += [
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "GalleryScreens", standIn, .product(name: "RecourseTesting", package: "Recourse"),
      ],
      swiftSettings: settings),
    .systemLibrary(
      name: "CAtspi", pkgConfig: "atspi-2", providers: [.apt(["libatspi2.0-dev"])]),
    .testTarget(
      name: "GalleryWindowTests", dependencies: ["Gallery", "CAtspi"], swiftSettings: settings),
  ]
#endif
