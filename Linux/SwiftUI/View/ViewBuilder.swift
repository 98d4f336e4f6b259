#if SDK_27
  /// Makes one content of the statements in a closure, which need not be views.
  @resultBuilder
  public struct ViewBuilder {
    /// Takes a statement.
    public static func buildExpression<Content>(_ content: Content) -> Content {
      content
    }

    /// Makes content of no statement.
    public static func buildBlock() -> EmptyContent {
      EmptyContent()
    }

    /// Makes content of one statement.
    public static func buildBlock<Content>(_ content: Content) -> Content {
      content
    }

    /// Makes a view of several statements.
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(
      _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
      TupleView((repeat each content))
    }

    /// Makes content of an `if` without `else`.
    public static func buildIf<Content>(_ content: Content?) -> Content? {
      content
    }

    /// Makes content of an `if` that is true.
    public static func buildEither<TrueContent, FalseContent>(
      first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
      _ConditionalContent(branch: .first(first))
    }

    /// Makes content of an `if` that is false.
    public static func buildEither<TrueContent, FalseContent>(
      second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
      _ConditionalContent(branch: .second(second))
    }

    /// Makes a view of what not every system has.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
      AnyView(content)
    }
  }

  /// The same builder under the name that says that it takes more than views.
  public typealias ContentBuilder = ViewBuilder

  /// Content that has nothing in it.
  public typealias EmptyContent = EmptyView
#else
  /// Makes one view of the statements in a closure.
  @resultBuilder
  public struct ViewBuilder {
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
#endif
