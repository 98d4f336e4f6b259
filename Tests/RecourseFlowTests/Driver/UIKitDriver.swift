#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import SwiftUI
  import UIKit

  /// Drives a UIKit window, and the alerts and sheets that SwiftUI presents over it.
  ///
  /// This file is type-checked on Linux against declarations from Apple's documentation.
  /// **It has not run yet.** If the flows fail at their first step in a simulator, look here first.
  /// Not proven: that a view of SwiftUI has its accessibility elements while no assistive
  /// technology is running, that `accessibilityActivate()` presses a button of an alert, and that
  /// UIKit presents in a test without a host app.
  @MainActor
  final class UIKitDriver: RealDriver {
    /// A window without a scene and, in a test with a host app, one with a scene.
    nonisolated static let systems: [FlowSystem] = {
      let bare = FlowSystem(description: "UIKit, a window without a scene") {
        UIKitDriver(isInScene: false)
      }
      let hosted = FlowSystem(description: "UIKit") { UIKitDriver(isInScene: true) }
      return Bundle.main.bundlePath.hasSuffix(".app") ? [bare, hosted] : [bare]
    }()

    private let isInScene: Bool
    private var window: UIWindow?

    init(isInScene: Bool) {
      self.isInScene = isInScene
    }

    func show(_ view: some View) async {
      let window = makeWindow()
      window.rootViewController = UIHostingController(rootView: view)
      window.makeKeyAndVisible()
      self.window = window
      await settle()
    }

    var layers: [Layer] { screens.map(Layer.init) }

    func press(_ title: String) -> Bool {
      let button = screens.last?.view.elements.first {
        $0.isEnabledButton && $0.accessibilityLabel == title
      }
      return button?.accessibilityActivate() == true
    }

    func close() {
      window?.rootViewController?.dismiss(animated: false)
      window?.rootViewController = nil
      window?.isHidden = true
      window = nil
    }

    /// The controllers of the layers; an active search field is a part of the layer below.
    private var screens: [UIViewController] {
      guard let root = window?.rootViewController else { return [] }
      return sequence(first: root, next: \.presentedViewController)
        .filter { !($0 is UISearchController) }
    }

    private func makeWindow() -> UIWindow {
      let scenes = isInScene ? UIApplication.shared.connectedScenes : []
      guard let scene = scenes.lazy.compactMap({ $0 as? UIWindowScene }).first else {
        return UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      }
      return UIWindow(windowScene: scene)
    }

    /// Runs the run loop for 20 milliseconds, during which no task of the main actor runs.
    func handleEvents() {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
    }
  }

  extension Layer {
    @MainActor
    fileprivate init(_ controller: UIViewController) {
      let isMoving = controller.isBeingPresented || controller.isBeingDismissed
      let titles: [String]
      if let alert = controller as? UIAlertController {
        kind = .alert
        texts = [alert.title, alert.message].compactMap(\.self) + alert.actions.compactMap(\.title)
        titles = alert.actions.filter(\.isEnabled).compactMap(\.title)
      } else {
        let elements = controller.view.elements
        kind = controller.presentingViewController == nil ? .window : .sheet
        texts = elements.compactMap(\.accessibilityLabel)
        titles = elements.filter(\.isEnabledButton).compactMap(\.accessibilityLabel)
      }
      buttons = isMoving ? [] : titles
    }
  }

  extension UIView {
    /// The accessibility elements of the view and of the views in it, in reading order.
    fileprivate var elements: [NSObject] { elements(in: self) }

    private func elements(in object: NSObject) -> [NSObject] {
      if object.isAccessibilityElement { return [object] }
      let children = object.accessibilityElements ?? (object as? UIView)?.subviews ?? []
      return children.flatMap { child in (child as? NSObject).map(elements) ?? [] }
    }
  }

  extension NSObject {
    @MainActor
    fileprivate var isEnabledButton: Bool {
      accessibilityTraits.contains(.button) && !accessibilityTraits.contains(.notEnabled)
    }
  }
#endif
