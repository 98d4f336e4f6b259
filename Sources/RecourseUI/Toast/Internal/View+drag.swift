import Foundation
import SwiftUI

extension View {
  /// Tracks a drag, and calls an action with the predicted end translation.
  ///
  /// Does nothing on tvOS, which has no drag gestures.
  @MainActor
  func onDrag(
    updating drag: GestureState<CGSize?>, ended action: @escaping (CGSize) -> Void
  ) -> some View {
    #if os(tvOS)
      self
    #else
      gesture(
        DragGesture()
          .updating(drag) { value, drag, _ in drag = value.translation }
          .onEnded { action($0.predictedEndTranslation) })
    #endif
  }
}
