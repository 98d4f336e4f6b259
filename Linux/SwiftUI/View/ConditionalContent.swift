/// One of two branches of content, each with its own identity.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  let branch: Branch
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// The type `Never`, because the graph places the view without a body.
  public typealias Body = Never
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  @MainActor
  func place(in placement: inout Placement) {
    switch branch {
    case .first(let view): placement.place(view, key: .position(0))
    case .second(let view): placement.place(view, key: .position(1))
    }
  }
}

extension Optional: View where Wrapped: View {
  /// The type `Never`, because the graph places the view without a body.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor
  func place(in placement: inout Placement) {
    if let self { placement.place(self) }
  }
}
