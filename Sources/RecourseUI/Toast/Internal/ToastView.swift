import Foundation
import Recourse
import SwiftUI

/// One toast or banner: how long it stays, how it is announced, and how it is swiped away.
struct ToastView: View {
  let id: PresentationID
  /// Another one after each update, also when a person couldn't tell the contents apart.
  let version: PresentationID
  let content: ToastContent
  let placement: ToastStyleConfiguration.Placement
  let presenter: Presenter<ToastContent>

  @Environment(\.toastStyle) private var style
  @Environment(\.errorClock) private var clock
  @Environment(\.announce) private var announce
  @Environment(\.accessibilityVoiceOverEnabled) private var runsVoiceOver
  @Environment(\.accessibilitySwitchControlEnabled) private var runsSwitchControl
  /// How far it is dragged; nil while nobody holds it, also after the system has ended the gesture.
  @GestureState private var drag: CGSize?

  var body: some View {
    let swipe = ToastSwipe(towards: placement.edge)
    style.view(of: configuration)
      .offset(swipe.offset(for: drag ?? .zero))
      .onDrag(updating: $drag) { end in
        if swipe.closes(end) { close() }
      }
      .onAppear {
        guard presenter.announces(id) else { return }
        // A pause between the two, in every language.
        announce([content.title, content.message].compactMap(\.self).joined(separator: "\n"))
      }
      .task(id: Stay(version: version, time: time)) {
        guard let time, (try? await clock.sleep(for: time)) != nil,
          presenter.stage.shown?.version == version
        else { return }
        close()
      }
  }

  /// How long it stays from now on; nil when it doesn't go by itself.
  private var time: Duration? {
    if placement == .banner || runsVoiceOver || runsSwitchControl || drag != nil { return nil }
    return content.duration.time(for: content)
  }

  private var configuration: ToastStyleConfiguration {
    ToastStyleConfiguration(
      content: content, placement: placement,
      symbol: AnyView(ToastSymbol(severity: content.severity)),
      title: AnyView(ToastTitle(title: content.title, count: content.count)),
      message: AnyView(content.message.map { Text(verbatim: $0) }),
      action: AnyView(
        content.action.map { action in
          Button(role: action.role.map(ButtonRole.init)) {
            presenter.choose(action, in: id)
          } label: {
            Text(verbatim: action.title)
          }
        }),
      closeButton: AnyView(ToastCloseButton(action: close)), close: close)
  }

  private func close() {
    presenter.dismiss(id)
  }
}

/// What the time that a toast stays depends on.
private struct Stay: Equatable {
  let version: PresentationID
  let time: Duration?
}
