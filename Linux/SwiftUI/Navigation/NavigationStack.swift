/// A root view, and the screens that links and a path push over it.
nonisolated public struct NavigationStack<Data, Root: View>: PrimitiveView {
  private let path: NavigationValues?
  private let root: Root

  /// Creates a stack that manages its own path.
  #if !SDK_27
    @MainActor
    @preconcurrency
  #endif
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Creates a stack with a path of values of any types.
  #if !SDK_27
    @MainActor
    @preconcurrency
  #endif
  public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.path = NavigationValues(
      get: { path.wrappedValue.elements },
      append: { path.wrappedValue.elements.append($0) },
      removeLast: { path.wrappedValue.removeLast($0) })
    self.root = root()
  }

  /// Creates a stack with a path of values of one type.
  #if !SDK_27
    @MainActor
    @preconcurrency
  #endif
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = NavigationValues(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      append: { value in
        if let element = value.base as? Data.Element { path.wrappedValue.append(element) }
      },
      removeLast: { path.wrappedValue.removeLast($0) })
    self.root = root()
  }

  var readsState: Bool { true }

  @MainActor
  func place(in placement: inout Placement) {
    let navigation = placement.memory as? NavigationPages ?? NavigationPages()
    placement.memory = navigation
    navigation.path = path
    let pages = navigation.current()
    placement.show(.navigationStack(canGoBack: !pages.isEmpty))
    placement.handlers.goBack = pages.last?.dismiss
    placement.place(
      NavigationScreen(
        content: root.environment(\.navigation, navigation), isCovered: !pages.isEmpty))
    for page in pages {
      let content = NavigationPageView(page: page)
        .environment(\.navigation, navigation)
        .environment(\.dismiss, DismissAction(target: page))
      placement.place(
        NavigationScreen(content: content, isCovered: page !== pages.last),
        key: .id(AnyHashable(page.id)))
    }
  }
}

/// The root of a navigation stack or a screen above it.
///
/// A covered screen has disappeared, and its state lives on.
nonisolated private struct NavigationScreen<Content: View>: PrimitiveView {
  let content: Content
  let isCovered: Bool

  @MainActor
  func place(in placement: inout Placement) {
    placement.isCovered = isCovered
    placement.place(content)
  }
}

/// The content of a screen; a symbol of warning if no destination is declared for its value.
nonisolated private struct NavigationPageView: PrimitiveView {
  let page: NavigationPage

  var readsState: Bool { true }

  @MainActor
  func place(in placement: inout Placement) {
    if let view = page.view {
      placement.place(view)
    } else {
      placement.place(Image(systemName: "exclamationmark.triangle.fill"))
    }
  }
}
