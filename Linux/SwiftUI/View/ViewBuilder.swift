#if SDK_27
  /// Builds content from the statements in a closure, which need not be views.
  @resultBuilder
  public struct ViewBuilder {
    /// Passes a statement through.
    public static func buildExpression<Content>(_ content: Content) -> Content {
      content
    }

    /// Builds content from no statement.
    public static func buildBlock() -> EmptyContent {
      EmptyContent()
    }

    /// Builds content from one statement.
    public static func buildBlock<Content>(_ content: Content) -> Content {
      content
    }

    /// Builds a view from several statements.
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(
      _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
      TupleView((repeat each content))
    }

    /// Builds content from an `if` without `else`.
    public static func buildIf<Content>(_ content: Content?) -> Content? {
      content
    }

    /// Builds content from the first branch of a condition.
    public static func buildEither<TrueContent, FalseContent>(
      first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
      _ConditionalContent(branch: .first(first))
    }

    /// Builds content from the second branch of a condition.
    public static func buildEither<TrueContent, FalseContent>(
      second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
      _ConditionalContent(branch: .second(second))
    }

    /// Builds a view from a statement that is available only on some systems.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
      AnyView(content)
    }
  }

  /// The builder under a name that fits content other than views.
  public typealias ContentBuilder = ViewBuilder

  /// Content without any parts.
  public typealias EmptyContent = EmptyView
#else
  /// Builds a view from the statements in a closure.
  @resultBuilder
  public struct ViewBuilder {
    /// Passes a statement through that is a view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content {
      content
    }

    /// Builds a view from no statement.
    public static func buildBlock() -> EmptyView {
      EmptyView()
    }

    /// Builds a view from one statement.
    public static func buildBlock<Content: View>(_ content: Content) -> Content {
      content
    }

    /// Builds a view from several statements.
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(
      _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
      TupleView((repeat each content))
    }

    /// Builds a view from an `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? {
      content
    }

    /// Builds a view from the first branch of a condition.
    public static func buildEither<TrueContent: View, FalseContent: View>(
      first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
      _ConditionalContent(branch: .first(first))
    }

    /// Builds a view from the second branch of a condition.
    public static func buildEither<TrueContent: View, FalseContent: View>(
      second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
      _ConditionalContent(branch: .second(second))
    }

    /// Builds a view from a statement that is available only on some systems.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
      AnyView(content)
    }
  }
#endif
