public import Foundation

/// The upper or the lower edge.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  case top, bottom
}

/// A view with another one at an edge, which takes its room from it.
nonisolated struct InsetView<Content: View, Inset: View>: PrimitiveView {
  let content: Content
  let inset: Inset
  let edge: VerticalEdge
  let alignment: HorizontalAlignment
  let spacing: CGFloat?

  @MainActor
  func place(in placement: inout Placement) {
    placement.show(.verticalStack(spacing: Double(spacing ?? 0), alignment: alignment))
    if edge == .top { placement.place(inset, key: .position(1)) }
    placement.place(content, key: .position(0))
    if edge == .bottom { placement.place(inset, key: .position(1)) }
  }
}

extension View {
  /// Shows another view above or below the view.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    InsetView(
      content: self, inset: content(), edge: edge, alignment: alignment, spacing: spacing)
  }
}
