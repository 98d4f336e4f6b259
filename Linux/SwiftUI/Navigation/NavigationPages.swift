/// The screens of a navigation stack above its root.
///
/// The values of a bound path are in the binding; all other screens exist only here.
@MainActor
final class NavigationPages {
  /// The binding to the path, if the stack has one.
  var path: NavigationValues?
  private(set) var pages: [NavigationPage] = []
  private let change = ChangeSignal()
  private var pageCount = 0
  private var destinations: [WeakDestination] = []
  /// Fires when a view adds a destination for a type of value.
  private let arrival = ChangeSignal()

  private struct WeakDestination {
    weak let destination: NavigationDestination?
  }

  /// Returns the screens, and tracks their changes.
  func current() -> [NavigationPage] {
    change.read()
    if let path { follow(path.get()) }
    return pages
  }

  /// Pushes a screen; that of a value by a write to the bound path, if there is one.
  func push(_ content: NavigationPage.Content) {
    if case .value(let value) = content, let path { return path.append(value) }
    pages.append(makePage(content))
    change.fire()
  }

  /// Pops a screen, and all screens above it.
  func pop(_ page: NavigationPage) {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return }
    let valueCount = pages[index...].count { $0.value != nil }
    pages.removeSubrange(index...)
    if valueCount > 0 { path?.removeLast(valueCount) }
    change.fire()
  }

  func add(_ destination: NavigationDestination) {
    destinations.removeAll { $0.destination == nil }
    destinations.append(WeakDestination(destination: destination))
    arrival.fire()
  }

  /// Returns the view for a value, from the destination that is nearest to the root.
  func view(for value: AnyHashable) -> (any View)? {
    for destination in destinations.lazy.compactMap(\.destination) {
      if let view = destination.view(for: value) { return view }
    }
    arrival.read()
    return nil
  }

  private func makePage(_ content: NavigationPage.Content) -> NavigationPage {
    pageCount += 1
    return NavigationPage(pageCount, content, in: self)
  }

  /// Pops the screens from the first changed value on, and pushes those of the new values.
  private func follow(_ values: [AnyHashable]) {
    var rest = values[...]
    if let changed = pages.firstIndex(where: { $0.value != nil && $0.value != rest.popFirst() }) {
      pages.removeSubrange(changed...)
      rest = values[pages.count { $0.value != nil }...]
    }
    pages += rest.map { makePage(.value($0)) }
  }
}

/// A screen above the root of a navigation stack.
@MainActor
final class NavigationPage: Dismissable {
  enum Content {
    case value(AnyHashable)
    case view(LinkDestination)
  }

  /// A number that no other screen of the stack has.
  let id: Int
  let content: Content
  private weak let pages: NavigationPages?

  init(_ id: Int, _ content: Content, in pages: NavigationPages) {
    self.id = id
    self.content = content
    self.pages = pages
  }

  /// The value in the path; nil for the destination of a link.
  var value: AnyHashable? {
    if case .value(let value) = content { value } else { nil }
  }

  /// The view to show, tracked; nil if no destination is declared for the value.
  var view: (any View)? {
    switch content {
    case .value(let value): pages?.view(for: value)
    case .view(let destination): destination.view
    }
  }

  func dismiss() {
    pages?.pop(self)
  }
}

/// The values of a navigation stack's path.
struct NavigationValues {
  let get: () -> [AnyHashable]
  let append: (AnyHashable) -> Void
  let removeLast: (Int) -> Void
}

/// The destination of a link, which changes with the link.
@MainActor
final class LinkDestination {
  private let change = ChangeSignal()
  private var latest: any View

  init(_ view: any View) {
    latest = view
  }

  var view: any View {
    get {
      change.read()
      return latest
    }
    set {
      latest = newValue
      change.fire()
    }
  }
}

/// The view for a type of value, which changes with the modifier that declares it.
@MainActor
final class NavigationDestination {
  private let change = ChangeSignal()

  /// Creates the view of a value; nil for a value of another type.
  var make: (AnyHashable) -> (any View)? = { _ in nil } {
    didSet { change.fire() }
  }

  func view(for value: AnyHashable) -> (any View)? {
    guard let view = make(value) else { return nil }
    change.read()
    return view
  }
}

extension EnvironmentValues {
  /// The screens of the enclosing navigation stack.
  @Entry var navigation: NavigationPages?
}
