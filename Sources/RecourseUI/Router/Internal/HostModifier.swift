import Recourse
import SwiftUI

/// Makes a view a host, which presents the errors of its window.
struct HostModifier: ViewModifier {
  @Environment(\.windowRouter) private var window
  @State private var lastResorts = LastResorts()

  func body(content: Content) -> some View {
    let content = content.environment(\.lastResorts, lastResorts).anchored(by: lastResorts.anchor)
    if let window {
      content
        .modifier(BannerModifier(context: window.banners))
        .modifier(ToastModifier(context: window.toasts, edge: .bottom))
        .modifier(HostedContextsModifier())
        .modifier(ToastAreaModifier())
        .modifier(InterruptionModifier(context: window.interruptions))
        .modifier(SheetModifier(context: window.inboxes) { _ in InboxSheet() })
        .modifier(SheetModifier(context: window.problemDrafts) { ProblemReportSheet(draft: $0) })
    } else {
      content
        .modifier(HostedContextsModifier())
        .modifier(ToastAreaModifier())
    }
  }
}

/// Makes a view the host of its window's banners.
struct BannerHostModifier: ViewModifier {
  @Environment(\.windowRouter) private var window
  @Environment(\.presentationSurroundings) private var surroundings

  func body(content: Content) -> some View {
    if let window {
      content.modifier(BannerModifier(context: window.banners))
        .environment(\.presentationSurroundings, inside)
    } else {
      content
    }
  }

  private var inside: PresentationSurroundings {
    var inside = surroundings
    inside.level += 1
    return inside
  }
}

/// Makes the content of a sheet that no context presents a host of its own.
struct OwnSheetModifier: ViewModifier {
  @Environment(\.presentationSurroundings) private var outer
  @Environment(\.reportError) private var parent
  @State private var sheet = OwnSheet()
  @State private var local = LocalRouter(PageStep())

  func body(content: Content) -> some View {
    local.step.parent = parent.router
    return
      content
      .modifier(HostModifier())
      .environment(\.presentationSurroundings, sheet.surroundings(in: outer))
      .sends(reportsTo: local.router)
      .onAppear { [local] in local.step.appear() }
  }
}

/// Keeps the host of a sheet as long as the sheet's content exists.
@MainActor
private final class OwnSheet {
  private var host: PresentationHost?

  nonisolated init() {}

  func surroundings(in outer: PresentationSurroundings) -> PresentationSurroundings {
    let host = host ?? PresentationHost(in: outer.host)
    self.host = host
    var inner = outer
    inner.host = host
    return inner
  }
}

extension EnvironmentValues {
  /// The router of the window around the view; nil without a router.
  @Entry package var windowRouter: WindowRouter?
}

/// Presents the errors that require an answer, as alerts or sheets.
private struct InterruptionModifier: ViewModifier {
  let context: PresentationContext<Interruption>
  @State private var presenter = Presenter<Interruption> { interruption in
    interruption.surface == .sheet ? .cover : .alert
  }

  func body(content: Content) -> some View {
    let alert = presenter.stage.presentation.flatMap { $0.item.surface == .alert ? $0 : nil }
    let sheet = presenter.stage.presentation.flatMap { $0.item.surface == .sheet ? $0 : nil }
    content
      .presents(context, through: presenter)
      .alert(
        Text(verbatim: alert?.item.content.title ?? ""),
        isPresented: Bindable(presenter)[isShowing: alert?.id],
        presenting: alert
      ) { alert in
        presenter.buttons(for: alert.item.content.actions, of: alert.id)
          .onAppear { presenter.contentAppeared(alert.id) }
      } message: { alert in
        if let message = alert.item.content.message { Text(verbatim: message) }
      }
      .sheet(
        item: Bindable(presenter)[showing: sheet?.id],
        onDismiss: { presenter.announceEnd() }
      ) { sheet in
        ErrorSheet(sheet.item) { presenter.buttons(for: $0, of: sheet.id) }
          .modifier(SheetContentModifier(presenter: presenter, presentation: sheet))
      }
      .embeds(presenter) { $0.content }
      .acknowledgesEnds(of: presenter)
  }
}

/// Describes an error in full, with a support code for users to read out.
struct ErrorSheet<Buttons: View>: View {
  private let interruption: Interruption
  private let buttons: ([AlertAction]) -> Buttons

  @Environment(\.errorDescriber) private var describer

  init(
    _ interruption: Interruption, @ViewBuilder buttons: @escaping ([AlertAction]) -> Buttons
  ) {
    self.interruption = interruption
    self.buttons = buttons
  }

  var body: some View {
    let content = interruption.content
    ContentUnavailableView {
      Label {
        Text(verbatim: content.title)
      } icon: {
        Image(systemName: "exclamationmark.triangle")
      }
    } description: {
      if let message = content.message { Text(verbatim: message) }
      Text(verbatim: code).font(.footnote).selectable()
    } actions: {
      buttons(content.actions)
    }
    .padding()
  }

  private var code: String {
    describer.text[
      "support.code", describer.describe(interruption.error).supportCode.description]
  }
}

/// The inbox with a button that closes it.
struct InboxSheet: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.errorDescriber) private var describer

  var body: some View {
    NavigationStack {
      ErrorInboxView()
        .safeAreaInset(edge: .bottom) {
          Button(describer.text["action.close"]) { dismiss() }.padding(12)
        }
    }
    .sheetSize(idealWidth: 480, idealHeight: 560)
  }
}
