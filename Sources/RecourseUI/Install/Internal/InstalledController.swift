#if canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// The controller of an installed host, as a child of an app's controller.
  final class InstalledController: UIHostingController<InstalledHost> {
    func install(in parent: UIViewController) {
      guard let content = parent.view, let view else { return }
      let container = PassingView(frame: content.bounds)
      container.regions = rootView.regions
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = container.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.backgroundColor = .clear
      parent.addChild(self)
      container.addSubview(view)
      content.addSubview(container)
      didMove(toParent: parent)
    }

    func uninstall() {
      willMove(toParent: nil)
      view.superview?.removeFromSuperview()
      removeFromParent()
    }
  }

  /// A view around a host that receives only the touches on the host's presentations.
  private final class PassingView: UIView {
    var regions: TouchRegions?

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      TouchArea(frames: regions?.frames(in: self) ?? []).contains(point)
    }
  }
#endif
