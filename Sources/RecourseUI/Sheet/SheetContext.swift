public import Recourse
public import SwiftUI

/// Presents sheets or full-screen covers, one at a time.
///
/// ```swift
/// @State private var sheet = SheetContext()
///
/// Button("Details") { sheet.present { Details() } }
///   .sheet(sheet)
/// ```
///
/// With `.fullScreenCover(_:)` in place of `.sheet(_:)`, the context presents covers.
public typealias SheetContext = PresentationContext<SheetContent>

extension PresentationContext where Item == SheetContent {
  /// Presents a view in a sheet or a cover, immediately or after those ahead of it in the queue.
  ///
  /// - Parameters:
  ///   - rule: The behavior while another sheet is on screen. The default is `.wait`.
  ///   - priority: The priority among the waiting sheets. The default is `.normal`.
  ///   - content: Creates the view, and may be called more than once.
  /// - Returns: A handle that awaits the answer and can dismiss the sheet.
  @discardableResult
  public func present<Content: View>(
    whenBusy rule: OverlapPolicy = .wait,
    priority: PresentationPriority = .normal,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> PresentationHandle {
    present(SheetContent(content: content), whenBusy: rule, priority: priority)
  }
}
