public import Foundation

extension View {
  /// Adds padding with different insets for each edge.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    decorated(.padding(insets))
  }

  /// Adds padding to some edges of the view; a length of nil means the default, 16 points.
  public nonisolated func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Adds equal padding to all edges of the view.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  /// Sets the view's background to a style.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    decorated(.background(style.erased))
  }

  /// Offsets a view without a change of the layout; in the stand-in, applies to overlays only.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    decorated(.offset(offset))
  }

  /// Sets the opacity of the view, from 0, transparent, to 1, opaque.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    decorated(.opacity(opacity))
  }

  /// Places the view in a frame with a fixed size.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    decorated(
      .frame(
        .init(
          width: width.map(Double.init), height: height.map(Double.init), alignment: alignment)))
  }

  /// Fixes the view at its ideal size, regardless of the available space.
  public nonisolated func fixedSize() -> some View {
    decorated(.fixedSize)
  }

  /// Keeps the view at its ideal size in the given directions; in the stand-in, the height of a
  /// view is ideal anyway.
  @ViewBuilder
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    if horizontal { decorated(.fixedSize) } else { self }
  }

  /// Places the view in a frame with a size in some bounds; the stand-in treats ideal as minimum
  /// sizes.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    decorated(
      .frame(
        .init(
          minWidth: (minWidth ?? idealWidth).map(Double.init), maxWidth: maxWidth.map(Double.init),
          minHeight: (minHeight ?? idealHeight).map(Double.init),
          maxHeight: maxHeight.map(Double.init), alignment: alignment)))
  }
}
