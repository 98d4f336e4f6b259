public import Recourse
public import SwiftUI

extension View {
  /// Presents the sheets of a context, one at a time.
  ///
  /// ```swift
  /// Button("Details") { sheet.present { Details() } }
  ///   .sheet(sheet)
  /// ```
  ///
  /// - Parameter context: The context to present. If several visible views present the same
  ///   context, the view inside the most sheets and covers presents; among those, the view that
  ///   appeared last.
  /// - Returns: A view that presents the context's sheets.
  public func sheet(_ context: SheetContext) -> some View {
    modifier(SheetModifier(context: context))
  }
}
