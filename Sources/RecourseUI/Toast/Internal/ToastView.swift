import Foundation
import Recourse
import SwiftUI

/// One toast or banner, with its timer, its announcement and its swipe gesture.
struct ToastView: View {
  let id: PresentationID
  /// Changes with each update of the presentation, even if the new content is equal.
  let version: PresentationID
  let content: ToastContent
  let placement: ToastStyleConfiguration.Placement
  let presenter: Presenter<ToastContent>

  @Environment(\.toastStyle) private var style
  @Environment(\.errorClock) private var clock
  @Environment(\.announce) private var announce
  @Environment(\.accessibilityVoiceOverEnabled) private var runsVoiceOver
  @Environment(\.accessibilitySwitchControlEnabled) private var runsSwitchControl
  /// The translation of the current drag; nil without a drag, or once the system cancels the
  /// gesture.
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
        // The line break makes VoiceOver pause in every language.
        announce([content.title, content.message].compactMap(\.self).joined(separator: "\n"))
      }
      .task(id: Stay(version: version, time: time)) {
        guard let time, (try? await clock.sleep(for: time)) != nil,
          presenter.stage.shown?.version == version
        else { return }
        close()
      }
  }

  /// The delay before the toast closes; nil for a banner, during a drag, or for assistive
  /// technology.
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

/// The state that restarts the timer of a toast when it changes.
private struct Stay: Equatable {
  let version: PresentationID
  let time: Duration?
}
