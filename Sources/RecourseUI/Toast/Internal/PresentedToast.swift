import Recourse
import SwiftUI

/// Shows what a presenter is given, and observes nothing else.
struct PresentedToast: View {
  let presenter: Presenter<ToastContent>
  let placement: ToastStyleConfiguration.Placement

  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    let shown = presenter.stage.shown
    // Something has to be there before and after, for what comes and goes to be animated.
    ZStack {
      if let shown {
        ToastView(
          id: shown.id, version: shown.version, content: shown.item, placement: placement,
          presenter: presenter
        )
        // The next one must not become the last one, which may still be on its way out.
        .id(shown.id)
        .transition(transition)
      }
    }
    .animation(.default, value: shown?.id)
    .acknowledgesEnds(of: presenter)
  }

  private var transition: AnyTransition {
    if reducesMotion { return .opacity }
    return .move(edge: placement.edge == .top ? .top : .bottom).combined(with: .opacity)
  }
}
