/// A modifier's hook, applied to each member of the content.
///
/// A member is a visible part of the content: of a `Group`, a `ForEach` or a conditional, each view
/// that it produces. The list stays the same while the modifier's view stays, so a new closure in
/// the hook evaluates none of the members.
@MainActor
final class MemberHooks {
  /// The latest hook, which applies to the next member.
  var hook: any LifecycleHook
  private var members: [(node: ObjectIdentifier, hook: any LifecycleHook)] = []

  init(_ hook: any LifecycleHook) {
    self.hook = hook
  }

  func join(_ node: Node) {
    var hook = hook
    hook.placed(after: nil, in: node.graph)
    members.append((ObjectIdentifier(node), hook))
  }

  func leave(_ node: Node) {
    guard let index = members.firstIndex(where: { $0.node == ObjectIdentifier(node) }) else {
      return
    }
    members.remove(at: index).hook.removed(from: node.graph)
  }
}

extension MemberHooks: LifecycleHook {
  /// Applies the latest hook to the members that were there before.
  func placed(after old: (any LifecycleHook)?, in graph: ViewGraph) {
    for index in members.indices {
      var hook = hook
      hook.placed(after: members[index].hook, in: graph)
      members[index].hook = hook
    }
  }

  func removed(from graph: ViewGraph) {}
}

/// A view with a hook on each of its members.
nonisolated struct MemberHookedView<Content: View, Hook: LifecycleHook>: PrimitiveView {
  let content: Content
  let hook: Hook

  @MainActor
  func place(in placement: inout Placement) {
    let hooks = placement.memory as? MemberHooks ?? MemberHooks(hook)
    hooks.hook = hook
    placement.memory = hooks
    placement.lifecycle = hooks
    placement.place(content, hooks: [hooks])
  }
}
