public import Foundation

extension View {
  /// Leaves room around the view.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    decorated(.padding(insets))
  }

  /// Leaves room at some sides of the view; nil means the platform's own.
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

  /// Leaves the same room at all sides of the view.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  /// Draws a style behind the view.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    decorated(.background(style.erased))
  }

  /// Draws the view elsewhere, where it is over another one; its place stays as it is.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    decorated(.offset(offset))
  }

  /// Sets the opacity of the view, from 0, transparent, to 1, opaque.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    decorated(.opacity(opacity))
  }

  /// Gives the view a size.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    decorated(
      .frame(
        .init(
          width: width.map(Double.init), height: height.map(Double.init), alignment: alignment)))
  }

  /// Gives the view the size that it would like to have, however little room there is.
  public nonisolated func fixedSize() -> some View {
    decorated(.fixedSize)
  }

  /// Gives the view bounds for its size.
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
