// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let core: Target.Dependency = .product(name: "Recourse", package: "Recourse")
let views: Target.Dependency = .product(name: "RecourseUI", package: "Recourse")
let store: Target.Dependency = .product(name: "RecourseStore", package: "Recourse")
let console: Target.Dependency = .product(name: "RecourseConsole", package: "Recourse")
let networking: Target.Dependency = .product(name: "RecourseNetworking", package: "Recourse")
let notifications: Target.Dependency = .product(name: "RecourseNotifications", package: "Recourse")
let server: Target.Dependency = .product(name: "RecourseTestServer", package: "Recourse")
/// The targets that don't depend on the stand-in for SwiftUI.
let withoutViews: Set = ["SharedErrors", "FeatureC", "SourceEmbedder", "EmbedSources"]

let package = Package(
  name: "Gallery",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.executable(name: "Gallery", targets: ["Gallery"])],
  dependencies: [.package(name: "Recourse", path: "../..")],
  targets: [
    // An app in modules: no module depends on the app or on another feature.
    .target(name: "SharedErrors", swiftSettings: settings),
    .target(name: "FeatureA", dependencies: ["SharedErrors", views], swiftSettings: settings),
    .target(name: "FeatureB", dependencies: ["SharedErrors", views], swiftSettings: settings),
    .target(name: "FeatureC", dependencies: [core], swiftSettings: settings),
    .target(
      name: "GalleryScreens",
      dependencies: [
        "FeatureA", "FeatureB", "FeatureC", "SharedErrors", console, networking, notifications,
        server, store, views,
      ],
      resources: [.process("Resources")], swiftSettings: settings, plugins: ["EmbedSources"]),
    // Show Code in the Gallery shows the sources of its screens.
    .executableTarget(name: "SourceEmbedder", swiftSettings: settings),
    .plugin(name: "EmbedSources", capability: .buildTool(), dependencies: ["SourceEmbedder"]),
    // The first code of the README, as a reader pastes it.
    .executableTarget(name: "FirstApp", dependencies: [views], swiftSettings: settings),
    .executableTarget(
      name: "Gallery", dependencies: ["GalleryScreens"], path: "Sources/GalleryOnApple",
      swiftSettings: settings),
  ]
)

#if os(Linux)
  let testing: Target.Dependency = .product(name: "RecourseTesting", package: "Recourse")
  let standIn: Target.Dependency = .product(name: "SwiftUI", package: "Recourse")
  let center: Target.Dependency = .product(name: "UserNotifications", package: "Recourse")
  let renderer: Target.Dependency = .product(name: "AdwaitaRenderer", package: "AdwaitaRenderer")

  package.dependencies.append(
    .package(name: "AdwaitaRenderer", path: "../../Linux/AdwaitaRenderer"))
  for target in package.targets where !withoutViews.contains(target.name) {
    target.dependencies.append(standIn)
    if target.name == "GalleryScreens" { target.dependencies.append(center) }
    if target.name == "Gallery" { target.path = "Sources/GalleryOnLinux" }
    if target.type == .executable { target.dependencies.append(renderer) }
  }
  package.targets += [
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "GalleryScreens", "FeatureA", "FeatureB", "FeatureC", "SharedErrors", standIn, store,
        testing,
      ],
      swiftSettings: settings),
    .systemLibrary(
      name: "CAtspi", pkgConfig: "atspi-2", providers: [.apt(["libatspi2.0-dev"])]),
    .executableTarget(
      name: "NotificationApp",
      dependencies: [
        renderer, standIn, .product(name: "UserNotifications", package: "Recourse"),
      ],
      path: "Tests/NotificationApp", swiftSettings: settings),
    .testTarget(
      name: "GalleryWindowTests",
      dependencies: ["Gallery", "FirstApp", "NotificationApp", "CAtspi", testing],
      swiftSettings: settings),
  ]
#endif
