/// Makes one view of the statements in a closure.
@resultBuilder
public enum ViewBuilder {
  /// Takes a statement that is a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Makes a view of no statement.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// Makes a view of one statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Makes a view of several statements.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// Makes a view of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// Makes a view of an `if` that is true.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(branch: .first(first))
  }

  /// Makes a view of an `if` that is false.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(branch: .second(second))
  }

  /// Makes a view of what not every system has.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
