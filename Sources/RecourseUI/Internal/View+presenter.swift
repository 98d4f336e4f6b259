import Recourse
import SwiftUI

extension View {
  /// Lets a presenter show a context while the view is on screen.
  func presents<Item>(
    _ context: PresentationContext<Item>, through presenter: Presenter<Item>
  ) -> some View {
    onAppear { presenter.appear(in: context) }
      .onDisappear { presenter.disappear() }
      .onChange(of: ObjectIdentifier(context)) {
        presenter.leave()
        afterThisUpdate { presenter.appear(in: context) }
      }
  }

  /// Ends a presentation as soon as the view was updated without it.
  ///
  /// For alerts and dialogs, whose end the system doesn't announce.
  func acknowledgesUpdates<Item>(of presenter: Presenter<Item>) -> some View {
    onChange(of: presenter.stage) { _, stage in
      guard let presentation = stage.clearing else { return }
      afterThisUpdate { presenter.closed(presentation.id) }
    }
  }

  /// Ends a presentation whose content never came up, since its end is not announced.
  ///
  /// For sheets and covers, whose end is announced by `onDismiss` otherwise.
  func acknowledgesAbsence<Item>(of presenter: Presenter<Item>) -> some View {
    onChange(of: presenter.stage) { _, stage in
      guard let presentation = stage.clearing, !presenter.hasAppeared(presentation.id) else {
        return
      }
      afterThisUpdate { presenter.closed(presentation.id) }
    }
  }

  /// Waits for a turn: SwiftUI hands presentations to the system after the update that it is in,
  /// and would see the next one in the place of the last one, with no end between them.
  private func afterThisUpdate(_ action: @escaping @MainActor () -> Void) {
    Task { action() }
  }
}

extension Presenter {
  /// Ends the presentation that the system has announced to be gone.
  ///
  /// What is up, or never came up, is not meant by it.
  func wasDismissed() {
    guard let presentation = stage.clearing, hasAppeared(presentation.id) else { return }
    closed(presentation.id)
  }
}
