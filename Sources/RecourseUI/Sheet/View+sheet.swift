public import Recourse
public import SwiftUI

extension View {
  /// Shows the sheets of a context, one after the other.
  ///
  /// ```swift
  /// Button("Details") { sheet.present { Details() } }
  ///   .sheet(sheet)
  /// ```
  ///
  /// - Parameter context: What to show. When several views show the same context, the one that
  ///   appeared last does.
  /// - Returns: The view, with the context's sheet over it.
  public func sheet(_ context: SheetContext) -> some View {
    modifier(SheetModifier(context: context))
  }
}
