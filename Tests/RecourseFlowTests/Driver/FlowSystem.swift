import SwiftUI

/// A system on which the flows run: Apple's, or the stand-in with one of its behaviors.
struct FlowSystem: Sendable, CustomStringConvertible {
  let description: String
  let makeDriver: @MainActor @Sendable () -> any Driver

  /// Runs a flow in a new window, then closes the window.
  @MainActor
  func run(_ flow: @MainActor (any Driver) async throws -> Void) async throws {
    let window = makeDriver()
    defer { window.close() }
    try await flow(window)
  }

  /// The systems of this platform; empty if the platform has no driver.
  static let all: [FlowSystem] = {
    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
      [FlowSystem(description: "AppKit") { AppKitDriver() }]
    #elseif canImport(UIKit) && !os(watchOS)
      UIKitDriver.systems
    #elseif os(Linux)
      HeadlessDriver.systems
    #else
      []
    #endif
  }()
}
