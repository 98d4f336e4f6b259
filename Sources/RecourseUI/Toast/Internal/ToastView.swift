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
  @Environment(\.scenePhase) private var phase
  @Environment(\.windowRouter) private var window
  @Environment(\.accessibilityVoiceOverEnabled) private var runsVoiceOver
  @Environment(\.accessibilitySwitchControlEnabled) private var runsSwitchControl
  /// The translation of the current drag; nil without a drag, or once the system cancels the
  /// gesture.
  @GestureState private var drag: CGSize?

  var body: some View {
    let swipe = ToastSwipe(towards: placement.edge)
    // One element, whatever the style consists of.
    VStack(spacing: 0) { style.view(of: configuration) }
      // A host of last resort may have no height.
      .fixedSize(horizontal: false, vertical: true)
      .receivesTouches()
      .offset(swipe.offset(for: drag ?? .zero))
      .onDrag(updating: $drag) { end in
        if swipe.closes(end) { close() }
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel(Text(verbatim: content.title))
      // A new screen begins with its content, not with a banner that has moved there.
      .accessibilitySortPriority(-1)
      .onAppear {
        if presenter.announces(id) { announceContent() }
      }
      .onChange(of: News(in: content)) { last, news in
        if news.isWorth(announcingAfter: last) { announceContent() }
      }
      .task(id: Stay(version: version, time: time)) {
        guard let time, (try? await clock.sleep(for: time)) != nil,
          presenter.stage.shown?.version == version
        else { return }
        close()
      }
  }

  private var usesAssistance: Bool { runsVoiceOver || runsSwitchControl }

  private func announceContent() {
    announce(Announcement(content.title, content.message, priority: content.severity.urgency))
  }

  /// The delay before the toast closes; nil for a banner, during a drag, for assistive technology,
  /// or in the background, where nobody sees it.
  private var time: Duration? {
    let isKept = placement == .banner || usesAssistance || drag != nil
    if isKept || window?.isInBackground ?? (phase == .background) { return nil }
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
          ToastActionButton(action: action, state: content.actionState) {
            presenter.choose(action, in: id)
          }
        }),
      closeButton: AnyView(ToastCloseButton(action: close)), close: close)
  }

  private func close() {
    presenter.dismiss(id)
  }
}

extension ToastSeverity {
  /// The urgency of the announcement.
  fileprivate var urgency: Announcement.Priority {
    switch self {
    case .success: .low
    case .information, .warning: .standard
    case .failure: .high
    }
  }
}

/// What a person who doesn't see a toast has to hear of its changes.
private struct News: Equatable {
  private let isRunning: Bool
  /// The lines of the message, without the number of those for which there is no room: a flood of
  /// problems must not become a flood of announcements.
  private let lines: [Substring]

  init(in content: ToastContent) {
    isRunning = content.actionState == .running
    lines = Array((content.message ?? "").split(separator: "\n").prefix(AppRouter.lineLimit))
  }

  /// Returns whether the operation has failed again, or further problems have joined.
  func isWorth(announcingAfter last: Self) -> Bool {
    !isRunning && (last.isRunning || !lines.allSatisfy(last.lines.contains))
  }
}

/// The state that restarts the timer of a toast when it changes.
private struct Stay: Equatable {
  let version: PresentationID
  let time: Duration?
}

/// The symbol of a severity.
private struct ToastSymbol: View {
  let severity: ToastSeverity

  var body: some View {
    // Decorative: the text beside the symbol conveys its meaning.
    switch severity {
    case .information: EmptyView()
    case .success: symbol("checkmark.circle.fill", .green)
    case .warning: symbol("exclamationmark.triangle.fill", .yellow)
    case .failure: symbol("xmark.octagon.fill", .red)
    }
  }

  private func symbol(_ name: String, _ color: Color) -> some View {
    Image(systemName: name).foregroundStyle(color).accessibilityHidden(true)
  }
}

/// The title of a problem, with the number of occurrences.
struct ToastTitle: View {
  let title: String
  let count: Int

  @Environment(\.errorDescriber) private var describer

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      Text(verbatim: title)
      if count > 1 {
        Text(verbatim: describer.text.times(count))
          .foregroundStyle(.secondary)
          .fixedSize()
      }
    }
    .font(.headline)
    .accessibilityAddTraits(.isHeader)
  }
}

/// The button that closes a toast.
private struct ToastCloseButton: View {
  let action: @MainActor () -> Void

  @Environment(\.errorDescriber) private var describer

  var body: some View {
    Button(action: action) {
      Image(systemName: "xmark")
        .frame(minWidth: 32, minHeight: 32)
        .contentShape(Rectangle())
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(describer.text["action.close"])
  }
}

/// Interprets drags of a toast: a swipe toward its edge or to either side closes the toast.
private struct ToastSwipe {
  /// The predicted translation, in points, from which releasing a toast closes it.
  private static let distance = 48.0

  private let edge: VerticalEdge

  init(towards edge: VerticalEdge) {
    self.edge = edge
  }

  /// Returns the offset of a toast during a drag: along one axis, and never away from its edge.
  func offset(for translation: CGSize) -> CGSize {
    if abs(translation.width) > abs(translation.height) {
      return CGSize(width: translation.width, height: 0)
    }
    let height = edge == .top ? min(translation.height, 0) : max(translation.height, 0)
    return CGSize(width: 0, height: height)
  }

  /// Returns whether releasing a toast closes it.
  ///
  /// - Parameter translation: The predicted translation at the end of the gesture.
  /// - Returns: Whether the translation is far enough.
  func closes(_ translation: CGSize) -> Bool {
    let offset = offset(for: translation)
    return max(abs(offset.width), abs(offset.height)) >= Self.distance
  }
}

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
