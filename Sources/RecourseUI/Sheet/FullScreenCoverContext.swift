public import Recourse
public import SwiftUI

/// Shows views over the whole screen, one at a time.
///
/// ```swift
/// @State private var cover = FullScreenCoverContext()
///
/// Button("Play") { cover.present { Player() } }
///   .fullScreenCover(cover)
/// ```
public typealias FullScreenCoverContext = PresentationContext<FullScreenCoverContent>

extension PresentationContext where Item == FullScreenCoverContent {
  /// Presents a view over the whole screen now, or when those before it are over.
  ///
  /// - Parameters:
  ///   - rule: What to do when another cover is on screen. The default is `.wait`.
  ///   - priority: Its place among those that wait. The default is `.normal`.
  ///   - content: Makes the view whenever it is needed.
  /// - Returns: A handle to await the end, or to take the cover back.
  @discardableResult
  public func present<Content: View>(
    whenBusy rule: BusyRule = .wait,
    priority: PresentationPriority = .normal,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> PresentationHandle {
    present(FullScreenCoverContent(content: content), whenBusy: rule, priority: priority)
  }
}
