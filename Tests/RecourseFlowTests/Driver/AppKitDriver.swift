// Only macOS has a window for this driver: iOS has no AppKit, and Mac Catalyst has no NSWindow.
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Foundation
  import SwiftUI

  /// Drives an AppKit window, and the alerts and sheets that SwiftUI attaches to the window.
  ///
  /// This file is type-checked on Linux against declarations from Apple's documentation.
  /// **It has not run yet.** If the flows fail at their first step on a Mac, look here first.
  @MainActor
  final class AppKitDriver: RealDriver {
    private static let application = {
      let application = NSApplication.shared
      application.setActivationPolicy(.accessory)
      application.finishLaunching()
      return application
    }()

    /// The title of the window, which identifies the window's accessibility element.
    private let title = "Flow \(UUID())"
    private var window: NSWindow?

    func show(_ view: some View) async {
      let controller = NSHostingController(
        rootView: view.frame(minWidth: 480, minHeight: 320))
      controller.title = title
      let window = NSWindow(contentViewController: controller)
      window.isReleasedWhenClosed = false
      window.makeKeyAndOrderFront(nil)
      self.window = window
      await settle()
    }

    var layers: [Layer] { elements.map(Layer.init) }

    func press(_ title: String) -> Bool {
      let button = elements.last?.buttons.first { $0.label == title && $0.isEnabled }
      return button?.press() == true
    }

    func close() {
      guard let window else { return }
      endSheets(of: window)
      window.contentViewController = nil
      window.close()
      self.window = nil
    }

    /// The elements of the layers, in the order in which AppKit attaches sheets to each other.
    private var elements: [AccessibilityElement] {
      var elements: [AccessibilityElement] = []
      var nextWindow = window
      var nextElement = AccessibilityElement.window(titled: title)
      while let window = nextWindow, let element = nextElement {
        elements.append(element)
        nextWindow = window.attachedSheet
        nextElement = element.sheet
      }
      return elements
    }

    private func endSheets(of window: NSWindow) {
      guard let sheet = window.attachedSheet else { return }
      endSheets(of: sheet)
      window.endSheet(sheet)
    }

    /// Runs the run loop for 20 milliseconds, during which no task of the main actor runs.
    func handleEvents() {
      let end = Date(timeIntervalSinceNow: 0.02)
      while let event = Self.application.nextEvent(
        matching: .any, until: end, inMode: .default, dequeue: true)
      {
        Self.application.sendEvent(event)
      }
    }
  }

  extension Layer {
    @MainActor
    fileprivate init(_ element: AccessibilityElement) {
      kind = !element.isSheet ? .window : element.isAlert ? .alert : .sheet
      texts = element.texts
      buttons = element.buttons.filter(\.isEnabled).map(\.label)
    }
  }
#endif
