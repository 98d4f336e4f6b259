import Recourse
import SwiftUI

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// An anchor in the view hierarchy that asks UIKit for the presentations around the view.
  @MainActor
  final class ScreenAnchor {
    fileprivate weak var view: UIView?
    /// Called when the view has moved to a window.
    var onMove: @MainActor () -> Void = {}

    nonisolated init() {}

    var facts: ScreenFacts? {
      guard let view, let window = view.window, let controller = view.nearestController else {
        return nil
      }
      let above = sequence(first: controller, next: \.presentedViewController).dropFirst()
      let below = sequence(first: controller, next: \.presentingViewController).dropLast()
      return ScreenFacts(
        scene: window.sceneState,
        above: above.map {
          ScreenFacts.Presentation(
            $0.kind, isMoving: $0.isBeingPresented || $0.isBeingDismissed)
        },
        below: below.map(\.kind))
    }
  }

  extension TouchRegions {
    /// Returns the frames of the views in a window, in the coordinates of a host around them.
    func frames(in host: UIView) -> [CGRect] {
      anchors.compactMap { anchor in
        guard let view = anchor.view, view.window != nil else { return nil }
        return view.convert(view.bounds, to: host)
      }
    }
  }

  extension UIWindow {
    /// The state of the scene; an extension has none.
    fileprivate var sceneState: ScreenFacts.Scene {
      switch windowScene?.activationState {
      case nil, .unattached: .none
      case .foregroundActive: Bundle.main.isExtension ? .none : .active
      default: Bundle.main.isExtension ? .none : .inactive
      }
    }
  }

  extension UIView {
    /// The closest view controller up the responder chain.
    fileprivate var nearestController: UIViewController? {
      sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
        .first
    }
  }

  extension UIViewController {
    fileprivate var kind: ScreenFacts.Presentation.Kind {
      if self is UIAlertController { return .alert }
      if self is UISearchController { return .search }
      #if !os(tvOS)
        if modalPresentationStyle == .popover { return .popover }
      #endif
      return .cover
    }
  }

  /// A view without content that reports its moves.
  private final class AnchorUIView: UIView {
    weak var anchor: ScreenAnchor?

    override func didMoveToWindow() {
      super.didMoveToWindow()
      anchor?.onMove()
    }
  }

  private struct AnchorView: UIViewRepresentable {
    let anchor: ScreenAnchor

    func makeUIView(context: Context) -> UIView {
      let view = AnchorUIView(frame: .zero)
      view.isUserInteractionEnabled = false
      updateUIView(view, context: context)
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {
      (view as? AnchorUIView)?.anchor = anchor
      anchor.view = view
    }
  }
#elseif canImport(AppKit)
  import AppKit

  /// An anchor in the view hierarchy that asks AppKit for the sheets around the view's window.
  @MainActor
  final class ScreenAnchor {
    fileprivate weak var view: NSView?
    /// Called when the view has moved to a window.
    var onMove: @MainActor () -> Void = {}

    nonisolated init() {}

    /// The facts: AppKit presents alerts as sheets too, and queues further sheets itself.
    var facts: ScreenFacts? {
      guard let window = view?.window else { return nil }
      let below = sequence(first: window) { $0.sheetParent ?? $0.parent }.dropLast()
      // A closed window may keep its views.
      let isOpen = window.isVisible || window.isMiniaturized
      return ScreenFacts(
        scene: Bundle.main.isExtension ? .none : isOpen ? .active : .inactive,
        above: window.attachedSheet == nil ? [] : [ScreenFacts.Presentation(.alertOrCover)],
        below: below.map { $0.sheetParent == nil ? .popover : .alertOrCover }, isQueueing: true)
    }
  }

  extension TouchRegions {
    /// Returns the frames of the views in a host's window, in the coordinates of the host.
    func frames(in host: NSView) -> [CGRect] {
      anchors.compactMap { anchor in
        guard let view = anchor.view, view.window === host.window else { return nil }
        return view.convert(view.bounds, to: host)
      }
    }
  }

  /// A view without content that reports its moves.
  private final class AnchorNSView: NSView {
    weak var anchor: ScreenAnchor?

    override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      anchor?.onMove()
    }

    override func hitTest(_ point: NSPoint) -> NSView? { nil }
  }

  private struct AnchorView: NSViewRepresentable {
    let anchor: ScreenAnchor

    func makeNSView(context: Context) -> NSView {
      let view = AnchorNSView(frame: .zero)
      updateNSView(view, context: context)
      return view
    }

    func updateNSView(_ view: NSView, context: Context) {
      (view as? AnchorNSView)?.anchor = anchor
      anchor.view = view
    }
  }
#else
  /// An anchor on a platform that can't be asked for the presentation over a view.
  @MainActor
  final class ScreenAnchor {
    fileprivate var depth: Int?
    /// Called when the view has moved to a window.
    var onMove: @MainActor () -> Void = {}

    nonisolated init() {}
  }
#endif

extension ScreenAnchor {
  /// Returns the state of the presentation over the view, as seen by the platform.
  func screen(for kind: PresentationSlots.Kind) -> SystemScreen {
    #if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
      facts?.screen(for: kind) ?? .unknown
    #elseif os(watchOS)
      .unknown
    #else
      .announced
    #endif
  }

  /// The number of presentations that contain the view; nil if the platform doesn't tell.
  var screensBelow: Int? {
    #if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
      facts?.screensBelow
    #else
      depth
    #endif
  }
}

extension View {
  /// Adds an anchor to the view, hidden from touches and from assistive technology.
  ///
  /// - Parameters:
  ///   - anchor: The anchor.
  ///   - isActive: Whether the anchor is needed, which never changes. The default is true.
  /// - Returns: A view with the anchor.
  func anchored(by anchor: ScreenAnchor, isActive: Bool = true) -> some View {
    #if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
      overlay {
        if isActive {
          AnchorView(anchor: anchor).frame(width: 0, height: 0).accessibilityHidden(true)
        }
      }
    #elseif os(Linux)
      modifier(AnchorModifier(anchor: anchor))
    #else
      self
    #endif
  }

  /// Adds an anchor of the view's size behind the view, where the platform has touches to divide.
  func measured(by anchor: ScreenAnchor) -> some View {
    #if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
      background { AnchorView(anchor: anchor).accessibilityHidden(true) }
    #else
      self
    #endif
  }
}

#if os(Linux)
  /// Asks the stand-in for the presentations below the view.
  private struct AnchorModifier: ViewModifier {
    let anchor: ScreenAnchor
    @Environment(\.screensBelow) private var screensBelow

    func body(content: Content) -> some View {
      anchor.depth = screensBelow
      return content
    }
  }
#else
  extension Bundle {
    /// Whether the process is an app extension, which has no scenes of its own.
    fileprivate var isExtension: Bool { bundlePath.hasSuffix(".appex") }
  }
#endif
