import Foundation
import SwiftUI

extension View {
  /// Keeps track of a drag, and calls an action with its predicted end.
  ///
  /// A television has no drags.
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
