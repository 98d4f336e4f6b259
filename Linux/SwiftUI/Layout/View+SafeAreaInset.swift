public import Foundation

/// The top or the bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  case top, bottom
}

/// A view with an inset at an edge, which reduces the space for the view.
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
  /// Insets the view by another view above or below.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    InsetView(
      content: self, inset: content(), edge: edge, alignment: alignment, spacing: spacing)
  }
}
