import Recourse

extension Store {
  /// Returns a store of a part of the state, for a view or a module that needs nothing else.
  ///
  /// The returned store has no state of its own: both stores read and change the same state. Create
  /// the store once per view, not in each evaluation of the parent's body, because a new store is a
  /// new input for the view.
  ///
  /// - Parameters:
  ///   - path: The key path of the part.
  ///   - action: Wraps an action of the part in an action of this store, usually with a case such
  ///     as `AppAction.animal`.
  /// - Returns: A store of the part.
  public func scope<Part, PartAction>(
    state path: KeyPath<State, Part>, action: @escaping (PartAction) -> Action
  ) -> Store<Part, PartAction> {
    Store<Part, PartAction>(part: part.part(at: path)) { [send] in send(action($0)) }
  }

  /// Returns a store of an optional part of the state; nil if there is no part.
  ///
  /// A view that calls this method depends on the presence of the part, and on nothing in it. After
  /// the part is removed, the store returns the values that were last read. It ignores actions,
  /// with a warning in a debug build, because they arrive late, from a view that is being removed.
  ///
  /// - Parameters:
  ///   - path: The key path of the part, such as `\.details`, or `\.orders[id]` for a dictionary.
  ///   - action: Wraps an action of the part in an action of this store.
  /// - Returns: A store of the part, or nil.
  public func scope<Part, PartAction>(
    state path: KeyPath<State, Part?>, action: @escaping (PartAction) -> Action
  ) -> Store<Part, PartAction>? {
    part.part(ifPresentAt: path).map { store(of: $0, action: action) }
  }

  /// Returns a store of one element of a collection in the state; nil if no element has the id.
  ///
  /// The store follows the element when it moves, and otherwise behaves like the store of an
  /// optional part.
  ///
  /// - Parameters:
  ///   - path: The key path of the collection.
  ///   - id: The id of the element.
  ///   - action: Wraps the id and an action of the element in an action of this store.
  /// - Returns: A store of the element, or nil.
  public func scope<Elements: RandomAccessCollection, ElementAction>(
    state path: KeyPath<State, Elements>, id: Elements.Element.ID,
    action: @escaping (Elements.Element.ID, ElementAction) -> Action
  ) -> Store<Elements.Element, ElementAction>? where Elements.Element: Identifiable {
    part.element(id, of: path).map { store(of: $0) { action(id, $0) } }
  }

  private func store<Part, PartAction>(
    of part: StatePart<Part>, action: @escaping (PartAction) -> Action
  ) -> Store<Part, PartAction> {
    Store<Part, PartAction>(part: part) { [send] partAction in
      guard part.isPresent else {
        DebugWarning.write(
          """
          A Store<\(Part.self), \(PartAction.self)> ignores an action, since the state has no \
          \(Part.self) any more. Dispatch before it goes, or to the store that it is a part of.
          """)
        return DispatchHandle()
      }
      return send(action(partAction))
    }
  }
}
