/// A view that its window knows, such as the handler of a route.
///
/// The member persists while its view is recreated, and moves with the view to another window.
@MainActor
package class WindowMember {
  private(set) weak var window: WindowRouter?
  /// Returns the number of sheets and covers below the view; nil if it is unknown.
  private var screensBelow: @MainActor () -> Int? = { nil }
  private let modifier: String
  private let presence = ViewPresence()

  /// Whether a part of the view is on screen.
  package final var isOnScreen: Bool { !presence.hasLeft }

  /// Whether a sheet, a cover or a popover with a host hides the view.
  package final var isCovered: Bool {
    guard let window, let own = screensBelow() else { return false }
    return own < window.surfaces.interruptions.screensBelow
  }

  /// Creates a member without a window.
  ///
  /// - Parameter modifier: The name of the modifier in warnings.
  package nonisolated init(of modifier: String) {
    self.modifier = modifier
  }

  deinit {
    guard let window else { return }
    let id = ObjectIdentifier(self)
    Task { @MainActor in window.forgetMember(id) }
  }

  /// Moves the view to a window and to a position in it.
  ///
  /// - Parameters:
  ///   - window: The window; nil if there is no router around the view.
  ///   - screensBelow: Returns the number of sheets and covers below the view. The default is
  ///     unknown.
  package final func update(
    in window: WindowRouter?, screensBelow: @escaping @MainActor () -> Int? = { nil }
  ) {
    self.screensBelow = screensBelow
    guard self.window !== window else { return }
    self.window?.members[ObjectIdentifier(self)] = nil
    if presence.isOnScreen { left() }
    self.window = window
    if presence.isOnScreen { join() }
  }

  /// Records that a part of the view has appeared; the view precedes those that appeared earlier.
  package final func appear() {
    presence.appear { join() }
  }

  /// Records that a part of the view has disappeared.
  package final func disappear() {
    presence.disappear { [self] in left() }
  }

  /// Called when the view appears in a window.
  func joined(_ window: WindowRouter) {}

  /// Called when the view disappears or changes its window.
  func left() {}

  private func join() {
    guard let window else {
      return DebugWarning.write(
        "\(modifier) has no router around it, so nothing comes to it; see errorRouter(_:)")
    }
    window.add(self)
    joined(window)
  }
}

extension WindowRouter {
  /// A weak reference to a member.
  struct MemberPlace {
    weak var member: WindowMember?
  }

  /// Adds a member, or moves it behind those that appeared earlier.
  fileprivate func add(_ member: WindowMember) {
    members[ObjectIdentifier(member)] = nil
    members[ObjectIdentifier(member)] = MemberPlace(member: member)
  }

  /// Removes a deallocated member, unless another member has the same address by now.
  fileprivate func forgetMember(_ id: ObjectIdentifier) {
    if let place = members[id], place.member == nil { members[id] = nil }
  }

  /// Returns the members of a type, whether or not they are on screen.
  func allMembers<Member: WindowMember>(_ type: Member.Type) -> [Member] {
    members.values.compactMap { $0.member as? Member }
  }

  /// Returns the member on screen that appeared last, of those that meet a condition.
  func lastMember<Member: WindowMember>(
    _ type: Member.Type = Member.self, where condition: (Member) -> Bool = { _ in true }
  ) -> Member? {
    let place = members.last { place in
      (place.member as? Member).map { $0.isOnScreen && condition($0) } ?? false
    }
    return place?.member as? Member
  }
}
