public import Recourse
public import SwiftUI

/// Presents full-screen covers, one at a time.
///
/// ```swift
/// @State private var cover = FullScreenCoverContext()
///
/// Button("Play") { cover.present { Player() } }
///   .fullScreenCover(cover)
/// ```
public typealias FullScreenCoverContext = PresentationContext<FullScreenCoverContent>

extension PresentationContext where Item == FullScreenCoverContent {
  /// Presents a view in a full-screen cover, immediately or after the covers ahead of it in the
  /// queue.
  ///
  /// - Parameters:
  ///   - rule: The behavior while another cover is on screen. The default is `.wait`.
  ///   - priority: The priority among the waiting covers. The default is `.normal`.
  ///   - content: Creates the view, and may be called more than once.
  /// - Returns: A handle that awaits the answer and can dismiss the cover.
  @discardableResult
  public func present<Content: View>(
    whenBusy rule: OverlapPolicy = .wait,
    priority: PresentationPriority = .normal,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> PresentationHandle {
    present(FullScreenCoverContent(content: content), whenBusy: rule, priority: priority)
  }
}

/// The content of a full-screen cover.
public struct FullScreenCoverContent: Sendable {
  /// The closure that creates the view.
  package let view: @MainActor @Sendable () -> AnyView

  /// Creates the content of a full-screen cover.
  ///
  /// - Parameter content: Creates the view, and may be called more than once.
  package init<Content: View>(
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    view = { AnyView(content()) }
  }
}
