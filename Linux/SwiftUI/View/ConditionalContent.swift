/// One of two views; each branch has an identity of its own.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>:
  PrimitiveView
{
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  let branch: Branch

  @MainActor
  func place(in placement: inout Placement) {
    switch branch {
    case .first(let view): placement.place(view, key: .position(0))
    case .second(let view): placement.place(view, key: .position(1))
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Has no body; the graph places it.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor
  func place(in placement: inout Placement) {
    if let self { placement.place(self) }
  }
}
