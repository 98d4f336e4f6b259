public import Foundation

#if !os(tvOS)
  /// A view is moved with a finger or a pointer.
  @MainActor
  @preconcurrency
  public struct DragGesture: Gesture {
    /// How far it has gone.
    public struct Value: Equatable, Sendable {
      /// How far it is from where it began.
      public let translation: CGSize

      /// How far it would go with its speed; here, where it is.
      public var predictedEndTranslation: CGSize { translation }
    }

    /// What happens as it goes on.
    @_spi(Rendering) public let actions = GestureActions<Value>()

    /// Makes the gesture.
    public init() {}
  }

  /// Whoever is dragged, as the element knows it; it stays the same while its view stays.
  @MainActor
  final class DragTarget {
    var actions = GestureActions<DragGesture.Value>()

    func move(to translation: CGSize) {
      for action in actions.changed { action(DragGesture.Value(translation: translation)) }
    }

    func end(at translation: CGSize) {
      for action in actions.ended { action(DragGesture.Value(translation: translation)) }
      cancel()
    }

    func cancel() {
      for action in actions.reset { action() }
    }
  }

  extension DragTarget: Equatable {
    nonisolated static func == (a: DragTarget, b: DragTarget) -> Bool { a === b }
  }

  /// A view that can be dragged.
  nonisolated struct DraggableView<Content: View, Drag: Gesture>: PrimitiveView
  where Drag.Value == DragGesture.Value {
    let content: Content
    let gesture: Drag

    @MainActor
    func place(in placement: inout Placement) {
      let target = placement.memory as? DragTarget ?? DragTarget()
      target.actions = gesture.actions
      placement.memory = target
      placement.place(content, decorations: [.drag(target)])
    }
  }

  extension View {
    /// Lets a person perform a gesture with the view.
    public nonisolated func gesture<T: Gesture>(
      _ gesture: T
    ) -> some View where T.Value == DragGesture.Value {
      DraggableView(content: self, gesture: gesture)
    }
  }
#endif
