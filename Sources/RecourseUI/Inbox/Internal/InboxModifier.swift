import Recourse
import SwiftUI

/// Presents the inbox in a sheet, over the topmost content of its window.
struct InboxModifier: ViewModifier {
  let context: PresentationContext<ErrorInbox>
  @State private var presenter = Presenter<ErrorInbox> { _ in .cover }

  func body(content: Content) -> some View {
    let presentation = presenter.stage.presentation
    content
      .presents(context, through: presenter)
      .sheet(
        item: Bindable(presenter)[showing: presentation?.id],
        onDismiss: { presenter.announceEnd() }
      ) { presentation in
        InboxSheet { presenter.dismiss(presentation.id) }
          .modifier(SheetContentModifier(presenter: presenter, id: presentation.id))
      }
      .acknowledgesEnds(of: presenter)
  }
}

/// The inbox with a button that closes it.
private struct InboxSheet: View {
  let close: @MainActor () -> Void

  @Environment(\.errorDescriber) private var describer

  var body: some View {
    NavigationStack {
      ErrorInboxView()
        .safeAreaInset(edge: .bottom) {
          Button(describer.text["action.close"], action: close).padding(12)
        }
    }
    .sheetSize()
  }
}

extension View {
  /// Records that the view shows the inbox, so that no banner announces its problems.
  func showsInbox(_ inbox: ErrorInbox) -> some View {
    modifier(InboxPresence(inbox: inbox))
  }

  /// Gives a sheet's list a size, because a list has no size of its own on macOS.
  ///
  /// A watch is narrower than the minimum, so its sheet keeps the system's size.
  fileprivate func sheetSize() -> some View {
    #if os(watchOS)
      self
    #else
      frame(minWidth: 300, idealWidth: 480, minHeight: 280, idealHeight: 560)
    #endif
  }
}

private struct InboxPresence: ViewModifier {
  let inbox: ErrorInbox

  func body(content: Content) -> some View {
    content
      .onAppear { inbox.changeViewCount(by: 1) }
      .onDisappear { inbox.changeViewCount(by: -1) }
  }
}
