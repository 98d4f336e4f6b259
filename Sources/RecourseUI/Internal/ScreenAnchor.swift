import Recourse
import SwiftUI

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// An anchor in the view hierarchy that asks UIKit for the presentation over the view.
  @MainActor
  final class ScreenAnchor {
    fileprivate weak var view: UIView?

    nonisolated init() {}

    /// Returns the state of the presentation over the view, as seen by UIKit.
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
    /// The closest view controller up the responder chain.
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

  /// An anchor in the view hierarchy that asks AppKit for the sheet over the view's window.
  @MainActor
  final class ScreenAnchor {
    fileprivate weak var view: NSView?

    nonisolated init() {}

    /// Returns whether the view's window has a sheet.
    ///
    /// AppKit presents alerts as sheets too, and queues further sheets itself.
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
  /// An anchor on a platform that can't be asked for the presentation over a view.
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
  /// Adds an anchor to the view, hidden from touches and from assistive technology.
  func anchored(by anchor: ScreenAnchor) -> some View {
    #if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
      overlay { AnchorView(anchor: anchor).frame(width: 0, height: 0).accessibilityHidden(true) }
    #else
      self
    #endif
  }
}
