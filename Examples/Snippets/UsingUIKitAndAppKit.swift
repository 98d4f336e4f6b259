// Presents errors over the windows of apps with UIKit and AppKit.
import Foundation
import RecourseUI
import SwiftUI

@MainActor
enum Shop {
  static let router = ErrorRouter()
}

struct Order: Identifiable, Sendable {
  let id: Int
}

struct OrderView: View {
  let order: Order

  var body: some View {
    ThrowingButton("Cancel Order") { throw URLError(.notConnectedToInternet) }
  }
}

#if os(iOS) || os(visionOS)
  import UIKit

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      let router = Shop.router.install(in: window)
      window.rootViewController = OrdersController(router: router)
      window.makeKeyAndVisible()
      self.window = window
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  final class OrdersController: UIViewController {
    private let router: ErrorRouter

    init(router: ErrorRouter) {
      self.router = router
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      nil
    }

    func send(_ order: Order, with send: @escaping @MainActor (Order) async throws -> Void) {
      router.attempt(title: "The order isn’t sent") { try await send(order) }
    }

    func importOrders(from file: URL) {
      do {
        _ = try Data(contentsOf: file)
      } catch {
        router.report(error, origin: .userAction)
      }
    }

    func show(_ order: Order) {
      let screen = OrderView(order: order).errorRouter(router)
      present(UIHostingController(rootView: screen), animated: true)
    }
  }

  final class ShareController: UIViewController {
    private let router = ErrorRouter()

    override func viewDidLoad() {
      super.viewDidLoad()
      router.install(in: self)
    }
  }
#endif

#if os(macOS)
  import AppKit

  final class OrdersWindowController: NSWindowController {
    private var router = Shop.router

    override func windowDidLoad() {
      super.windowDidLoad()
      if let window { router = Shop.router.install(in: window) }
    }
  }

  final class AppDelegate: NSObject, NSApplicationDelegate {
    func application(
      _ application: NSApplication, willPresentError error: any Error
    ) -> any Error {
      guard !error.isCancellation else { return error }
      Shop.router.report(error, origin: .userAction)
      return CocoaError(.userCancelled)
    }
  }
#endif
