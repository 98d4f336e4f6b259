public import Recourse
public import SwiftUI

/// Shows sheets, one at a time.
///
/// ```swift
/// @State private var sheet = SheetContext()
///
/// Button("Details") { sheet.present { Details() } }
///   .sheet(sheet)
/// ```
public typealias SheetContext = PresentationContext<SheetContent>

extension PresentationContext where Item == SheetContent {
  /// Presents a view in a sheet now, or when those before it are over.
  ///
  /// - Parameters:
  ///   - rule: What to do when another sheet is on screen. The default is `.wait`.
  ///   - priority: Its place among those that wait. The default is `.normal`.
  ///   - content: Makes the view whenever it is needed.
  /// - Returns: A handle to await the end, or to take the sheet back.
  @discardableResult
  public func present<Content: View>(
    whenBusy rule: BusyRule = .wait,
    priority: PresentationPriority = .normal,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> PresentationHandle {
    present(SheetContent(content: content), whenBusy: rule, priority: priority)
  }
}
