#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Recourse
  import SwiftUI

  /// The view of an installed host, over the content of an app's window.
  final class InstalledView: NSHostingView<InstalledHost> {
    private let responder = ErrorResponder()

    override func hitTest(_ point: NSPoint) -> NSView? {
      let area = TouchArea(frames: rootView.regions.frames(in: self))
      return area.contains(convert(point, from: superview)) ? super.hitTest(point) : nil
    }

    override func viewWillMove(toWindow newWindow: NSWindow?) {
      super.viewWillMove(toWindow: newWindow)
      // A window doesn't retain its next responder.
      if let window { responder.remove(from: window) }
    }

    override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      guard let window else { return }
      responder.router = rootView.windowRouter
      responder.insert(behind: window)
    }
  }

  /// A responder behind a window, which reports the errors that AppKit would present.
  private final class ErrorResponder: NSResponder {
    var router: ErrorRouter?

    func insert(behind window: NSWindow) {
      nextResponder = window.nextResponder
      window.nextResponder = self
    }

    func remove(from window: NSWindow) {
      let chain = sequence(first: window as NSResponder, next: \.nextResponder)
      chain.first { $0.nextResponder === self }?.nextResponder = nextResponder
      nextResponder = nil
    }

    override func presentError(_ error: any Error) -> Bool {
      // The responders behind the window may replace the error, as in AppKit.
      let others = sequence(first: self as NSResponder, next: \.nextResponder).dropFirst()
      let replaced = others.reduce(error) { $1.willPresentError($0) }
      router?.report(replaced, origin: .userAction)
      return false
    }

    override func presentError(
      _ error: any Error, modalFor window: NSWindow, delegate: Any?,
      didPresent didPresentSelector: Selector?, contextInfo: UnsafeMutableRawPointer?
    ) {
      _ = presentError(error)
      guard delegate != nil else { return }
      // The application informs the delegate, and presents nothing for a cancellation (recalled).
      super.presentError(
        CocoaError(.userCancelled), modalFor: window, delegate: delegate,
        didPresent: didPresentSelector, contextInfo: contextInfo)
    }
  }
#endif
