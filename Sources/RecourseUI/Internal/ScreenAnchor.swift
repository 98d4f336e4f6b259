import Recourse
import SwiftUI

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A place in the view tree from which the system can be asked what is presented over it.
  @MainActor
  final class ScreenAnchor {
    fileprivate weak var view: UIView?

    nonisolated init() {}

    /// The presentation over the view, as UIKit sees it.
    func screen(for kind: PresentationSlots.Kind) -> SystemScreen {
      guard let view, let window = view.window else { return .unknown }
      guard window.windowScene?.activationState == .foregroundActive else { return .blocked }
      guard let controller = view.nearestController else { return .unknown }
      guard let presented = controller.presentedViewController else { return .free }
      guard !presented.isBeingPresented, !presented.isBeingDismissed else { return .blocked }
      let isAlert = presented is UIAlertController
      return isAlert == (kind == .alert) ? .up : .blocked
    }
  }

  extension UIView {
    /// The view controller whose view this is in.
    fileprivate var nearestController: UIViewController? {
      sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
        .first
    }
  }

  private struct AnchorView: UIViewRepresentable {
    let anchor: ScreenAnchor

    func makeUIView(context: Context) -> UIView {
      let view = UIView(frame: .zero)
      anchor.view = view
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {
      anchor.view = view
    }
  }
#elseif canImport(AppKit)
  import AppKit

  /// A place in the view tree from which the system can be asked what is presented over it.
  @MainActor
  final class ScreenAnchor {
    fileprivate weak var view: NSView?

    nonisolated init() {}

    /// The sheet of the view’s window.
    ///
    /// AppKit shows alerts as sheets too, and keeps those that wait
    /// in a line of its own.
    func screen(for kind: PresentationSlots.Kind) -> SystemScreen {
      guard let window = view?.window else { return .unknown }
      return window.attachedSheet == nil ? .free : .up
    }
  }

  private struct AnchorView: NSViewRepresentable {
    let anchor: ScreenAnchor

    func makeNSView(context: Context) -> NSView {
      let view = NSView(frame: .zero)
      anchor.view = view
      return view
    }

    func updateNSView(_ view: NSView, context: Context) {
      anchor.view = view
    }
  }
#else
  /// A place in the view tree, on a platform that can't be asked what is presented over it.
  @MainActor
  final class ScreenAnchor {
    nonisolated init() {}

    func screen(for kind: PresentationSlots.Kind) -> SystemScreen {
      #if os(watchOS)
        .unknown
      #else
        .announced
      #endif
    }
  }
#endif

extension View {
  /// Puts an anchor into the view, where nobody sees or touches it.
  func anchored(by anchor: ScreenAnchor) -> some View {
    #if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
      overlay { AnchorView(anchor: anchor).frame(width: 0, height: 0).accessibilityHidden(true) }
    #else
      self
    #endif
  }
}
