public import Foundation

#if !os(tvOS)
  /// A dragging motion with a finger or a pointer.
  @MainActor
  @preconcurrency
  public struct DragGesture: Gesture {
    /// The attributes of a drag.
    public struct Value: Equatable, Sendable {
      /// The translation from the start of the drag to its current position.
      public let translation: CGSize

      /// The predicted translation at the end of the drag; the stand-in returns the current one.
      public var predictedEndTranslation: CGSize { translation }
    }

    /// The actions of the gesture.
    @_spi(Rendering) public let actions = GestureActions<Value>()

    /// Creates a drag gesture.
    public init() {}
  }

  /// The target of an element's drags, which lives as long as its view.
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
    /// Attaches a gesture to the view.
    public nonisolated func gesture<T: Gesture>(
      _ gesture: T
    ) -> some View where T.Value == DragGesture.Value {
      DraggableView(content: self, gesture: gesture)
    }
  }
#endif
