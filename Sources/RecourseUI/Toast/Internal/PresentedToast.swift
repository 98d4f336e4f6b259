import Recourse
import SwiftUI

/// Shows the toast or banner of a presenter, and observes nothing else.
struct PresentedToast: View {
  let presenter: Presenter<ToastContent>
  let placement: ToastStyleConfiguration.Placement

  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    let shown = presenter.stage.isPresented ? presenter.stage.shown : nil
    // SwiftUI animates insertion and removal only inside a container that stays.
    ZStack {
      if let shown {
        ToastView(
          id: shown.id, version: shown.version, content: shown.item, placement: placement,
          presenter: presenter
        )
        // Without an identity, a new toast would reuse the view of a toast that is animating out.
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
