/// A modifier's hook, applied to each member of the content.
///
/// A member is a visible part of the content: of a `Group`, a `ForEach` or a conditional, each view
/// that it produces. This object lives as long as the modifier's view, so a new closure in the hook
/// causes no evaluation of the members.
@MainActor
final class MemberHooks {
  /// The latest hook, which applies to the next member.
  var hook: any LifecycleHook
  private var members: [Member] = []

  private struct Member {
    let node: ObjectIdentifier
    var hook: any LifecycleHook
    /// Whether the view is alive but off the screen.
    var isConcealed: Bool
  }

  init(_ hook: any LifecycleHook) {
    self.hook = hook
  }

  func join(_ node: Node) {
    guard !node.isSilent else { return }
    var hook = hook
    if !node.isConcealed { hook.placed(after: nil, in: node.graph) }
    members.append(
      Member(node: ObjectIdentifier(node), hook: hook, isConcealed: node.isConcealed))
  }

  func leave(_ node: Node) {
    guard let index = index(of: node) else { return }
    let member = members.remove(at: index)
    guard !member.isConcealed else { return }
    let isImmediate = node.elementNode?.element.traits.transition == AnyTransition.identity.motion
    member.hook.removed(from: node.graph, atOnce: isImmediate)
  }

  /// Makes a living member disappear.
  func conceal(_ node: Node, announces: Bool) {
    guard let index = index(of: node) else { return }
    members[index].isConcealed = true
    let hook = members[index].hook
    if announces || !hook.isAnnouncement { hook.removed(from: node.graph, atOnce: false) }
  }

  /// Makes a concealed member appear again.
  func reveal(_ node: Node) {
    guard let index = index(of: node) else { return }
    members[index].isConcealed = false
    members[index].hook.placed(after: nil, in: node.graph)
  }

  private func index(of node: Node) -> Int? {
    members.firstIndex { $0.node == ObjectIdentifier(node) }
  }
}

extension MemberHooks: LifecycleHook {
  nonisolated var isAnnouncement: Bool { false }

  /// Applies the latest hook to the existing members.
  func placed(after old: (any LifecycleHook)?, in graph: ViewGraph) {
    for index in members.indices {
      var hook = hook
      if !members[index].isConcealed { hook.placed(after: members[index].hook, in: graph) }
      members[index].hook = hook
    }
  }

  func removed(from graph: ViewGraph, atOnce: Bool) {}
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
