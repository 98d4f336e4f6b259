import Recourse
import RecourseTesting

/// A window with a root and perhaps a sheet, whose system does what a script says.
@MainActor
final class ModelWindow {
  private final class Anchor {}

  /// The presenters of a host.
  @MainActor
  private final class Host {
    let name: String
    let host: PresentationHost
    let alerts = Presenter<Interruption> { _ in .alert }
    let toasts = Presenter<ToastContent> { _ in .toast }

    init(_ name: String, in parent: PresentationHost?) {
      self.name = name
      host = PresentationHost(in: parent)
    }
  }

  let router: ErrorRouter
  let windowRouter: WindowRouter
  let clock = ManualClock()
  /// Whether the system shows an alert of the window.
  var isUp = false
  /// Whether another framework's screen is over the window.
  var isBlocked = false
  private var anchor: Anchor? = Anchor()
  private let coordinator: PresentationCoordinator
  private let root = Host("root", in: nil)
  private var sheet: Host?
  /// The action that the system reports after the dismissal of its alert.
  private var lateAction: (() -> Void)?

  init?(_ app: ErrorRouter) {
    guard let router = app.app, let anchor else { return nil }
    windowRouter = router.openWindow(for: anchor)
    self.router = ErrorRouter(windowRouter)
    coordinator = PresentationCoordinator(clock: clock)
    appear(root)
  }

  private var hosts: [Host] { [root, sheet].compactMap(\.self) }

  private func appear(_ host: Host) {
    let isRoot = host === root
    let surroundings = PresentationSurroundings(
      coordinator: coordinator, host: host.host, clock: clock
    ) { [weak self] in self?.screen(for: $0, isRoot: isRoot) ?? .free }
    host.alerts.appear(in: windowRouter.interruptions, surroundings: surroundings)
    host.toasts.appear(in: windowRouter.toasts, surroundings: surroundings)
  }

  private func screen(for kind: PresentationSlots.Kind, isRoot: Bool) -> SystemScreen {
    if windowRouter.isInBackground || isBlocked || isRoot && sheet != nil { return .blocked }
    if isUp { return kind == .alert ? .up : .blocked }
    return .free
  }

  /// Lets the main actor take turns, and the tasks elsewhere, which wait for other tests.
  static func turn() async {
    for _ in 0..<10 {
      for _ in 0..<4 { await Task.yield() }
      await Task.detached {}.value
    }
  }

  private func leave(_ host: Host) {
    host.alerts.leave()
    host.toasts.leave()
  }

  func close() {
    windowRouter.close()
    anchor = nil
    for host in hosts { leave(host) }
  }

  func openSheet() {
    let host = Host("sheet", in: root.host)
    sheet = host
    appear(host)
  }

  /// Removes the sheet, and the alert over it, which the system has perhaps reported as dismissed.
  ///
  /// The presenters end after their views have disappeared, as in SwiftUI.
  func closeSheet() async {
    guard let host = sheet else { return }
    sheet = nil
    isUp = false
    host.alerts.disappear()
    host.toasts.disappear()
    await Self.turn()
    leave(host)
  }

  // MARK: Alerts

  private var alerts: Presenter<Interruption>? {
    hosts.map(\.alerts).first { $0.stage.presentation != nil }
  }

  private var toasts: Presenter<ToastContent>? {
    hosts.map(\.toasts).first { $0.stage.presentation != nil }
  }

  private func action(_ answer: ModelApp.Answer) -> (() -> Void)? {
    guard let presenter = alerts, let shown = presenter.stage.shown else { return nil }
    let actions = shown.item.content.actions
    let action = actions.first { $0.title.hasPrefix("Try Again") == (answer == .tryAgain) }
    return action.map { action in { presenter.choose(action, in: shown.id) } }
  }

  func press(_ answer: ModelApp.Answer) { action(answer)?() }

  func dismiss() {
    alerts.flatMap { presenter in presenter.stage.shown.map { presenter.dismiss($0.id) } }
  }

  func dismiss(before answer: ModelApp.Answer) {
    lateAction = action(answer)
    dismiss()
  }

  /// Reports the dismissal of an alert that is withheld, or that an action has answered.
  func dismissAgain() {
    alerts.flatMap { presenter in presenter.stage.presentation.map { presenter.dismiss($0.id) } }
  }

  func act() {
    lateAction?()
    lateAction = nil
  }

  func appear() {
    isUp = true
    alerts.flatMap { presenter in presenter.stage.shown.map { presenter.contentAppeared($0.id) } }
  }

  func update() {
    alerts.flatMap { presenter in presenter.stage.clearing.map { presenter.acknowledge($0.id) } }
  }

  // MARK: Toasts

  func pressToast() {
    guard let presenter = toasts, let shown = presenter.stage.shown else { return }
    shown.item.action.map { presenter.choose($0, in: shown.id) }
  }

  func closeToast() {
    toasts.flatMap { presenter in presenter.stage.shown.map { presenter.dismiss($0.id) } }
  }

  func updateToast() {
    toasts.flatMap { presenter in presenter.stage.clearing.map { presenter.acknowledge($0.id) } }
  }

  // MARK: What there is

  /// The presentations, with the host, the stage and the number of those that wait.
  var screens: [String] {
    hosts.flatMap { host in
      [
        description(of: host.alerts.stage) { $0.content.title },
        description(of: host.toasts.stage) { $0.title },
      ]
      .compactMap { $0.map { "\(host.name) \($0)" } }
    } + waiting("alert", windowRouter.interruptions) + waiting("toast", windowRouter.toasts)
  }

  private func description<Item>(
    of stage: Presenter<Item>.Stage, title: (Item) -> String
  ) -> String? {
    let name: String? =
      switch stage {
      case .empty: nil
      case .shows: "shows"
      case .embeds: "embeds"
      case .withholds: "withholds"
      case .clears: "clears"
      }
    guard let name, let item = stage.presentation?.item else { return nil }
    // A count follows the title of an alert.
    return "\(name) \(title(item).prefix { $0.isLetter })"
  }

  private func waiting<Item>(_ name: String, _ context: PresentationContext<Item>) -> [String] {
    context.waitingCount > 0 ? ["\(context.waitingCount) \(name) waits"] : []
  }
}
