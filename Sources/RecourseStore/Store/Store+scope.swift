import Recourse

extension Store {
  /// A store of a part of the state, for a view or a module that knows of nothing else.
  ///
  /// It is a view of this store, and has nothing of its own: what one changes, both read. Make it once
  /// for a view, not in each evaluation of the body above: another store is another input.
  ///
  /// - Parameters:
  ///   - path: The part.
  ///   - action: Makes an action of this store of one of the part, mostly by a case such as
  ///     `AppAction.animal`.
  /// - Returns: A store of the part.
  public func scope<Part, PartAction>(
    state path: KeyPath<State, Part>, action: @escaping (PartAction) -> Action
  ) -> Store<Part, PartAction> {
    Store<Part, PartAction>(source: source.part(at: path)) { [send] in send(action($0)) }
  }

  /// A store of a part of the state that may be there; nil when it isn't.
  ///
  /// A view that calls this depends on whether there is a part, and on nothing in it. Once the part has
  /// gone, the store reads as it was read last, and ignores actions with a warning in a debug build:
  /// they come late, from a view on its way out.
  ///
  /// - Parameters:
  ///   - path: The part, such as `\.details`, or `\.orders[id]` for a dictionary.
  ///   - action: Makes an action of this store of one of the part.
  /// - Returns: A store of the part, or nil.
  public func scope<Part, PartAction>(
    state path: KeyPath<State, Part?>, action: @escaping (PartAction) -> Action
  ) -> Store<Part, PartAction>? {
    source.part(ifPresentAt: path).map { store(of: $0, action: action) }
  }

  /// A store of one element of a collection in the state; nil when there is none with the id.
  ///
  /// It follows the element wherever it moves, and behaves like one of an optional part.
  ///
  /// - Parameters:
  ///   - path: The collection.
  ///   - id: Which element.
  ///   - action: Makes an action of this store of the id and an action of the element.
  /// - Returns: A store of the element, or nil.
  public func scope<Elements: RandomAccessCollection, ElementAction>(
    state path: KeyPath<State, Elements>, id: Elements.Element.ID,
    action: @escaping (Elements.Element.ID, ElementAction) -> Action
  ) -> Store<Elements.Element, ElementAction>? where Elements.Element: Identifiable {
    source.element(id, of: path).map { store(of: $0) { action(id, $0) } }
  }

  private func store<Part, PartAction>(
    of part: any StateSource<Part>, action: @escaping (PartAction) -> Action
  ) -> Store<Part, PartAction> {
    Store<Part, PartAction>(source: part) { [send] partAction in
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
