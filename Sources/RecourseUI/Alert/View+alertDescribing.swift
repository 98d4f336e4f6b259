import Recourse
public import SwiftUI

extension View {
  /// Presents an alert that describes the error of a model, for as long as the model has the error.
  ///
  /// The answer sets the error to nil, before an action of the alert runs. The alert follows the
  /// model: if the model replaces the error, the alert of the new error replaces the one on screen,
  /// and if the model sets nil, the alert is withdrawn. A cancellation is set to nil immediately,
  /// and never presented.
  ///
  /// ```swift
  /// OrderList(model.orders)
  ///   .alert(describing: $model.error) { try await model.load() }
  /// ```
  ///
  /// - Parameters:
  ///   - error: The error of the model. With a router around the view, the alert takes turns with
  ///     the router's alerts, over the topmost content of the window.
  ///   - tryAgain: Runs the failed operation again. The alert offers to try again if the error's
  ///     remedy says that a retry can help now. An error that the closure throws is presented in
  ///     the same way. The default is nil: no offer.
  /// - Returns: A view that presents the errors of the model.
  public func alert<Failure: Error>(
    describing error: Binding<Failure?>, tryAgain: (@MainActor () async throws -> Void)? = nil
  ) -> some View {
    modifier(DescribingAlertModifier(error: error, tryAgain: tryAgain))
  }
}

/// Presents the error of a model in the alerts of the window, or in its own without a router.
private struct DescribingAlertModifier<Failure: Error>: ViewModifier {
  let error: Binding<Failure?>
  let tryAgain: (@MainActor () async throws -> Void)?

  @Environment(\.errorDescriber) private var describer
  @Environment(\.windowRouter) private var window
  @State private var alerts = DescribingAlerts()

  func body(content: Content) -> some View {
    let source = DescribedError(
      error: error, tryAgain: tryAgain, describer: describer, window: window, alerts: alerts)
    content
      .onChange(of: source.state, initial: true) { source.update(from: $0, to: $1) }
      .alert(alerts.context)
  }
}

/// The error of a model, and the means to present it.
@MainActor
struct DescribedError<Failure: Error> {
  let error: Binding<Failure?>
  let tryAgain: (@MainActor () async throws -> Void)?
  let describer: ErrorDescriber
  let window: WindowRouter?
  /// The alerts of the view, which their own closures don't retain; nil after the view is gone.
  private(set) weak var alerts: DescribingAlerts?

  /// The state whose changes are presented.
  struct State: Equatable {
    /// The description of the model's error; nil if there is none.
    let description: ErrorDescription?
    /// The number of answers so far, so that an answered error can be set again in one update.
    let answers: Int
    /// The window that presents the alerts.
    let window: ObjectIdentifier?
  }

  var state: State {
    State(
      description: error.wrappedValue.map(description), answers: alerts?.answers ?? 0,
      window: window.map(ObjectIdentifier.init))
  }

  /// Presents the model's error, or withdraws the alert of an error that the model no longer has.
  func update(from old: State, to new: State) {
    if old.window != new.window { alerts?.withdraw() }
    guard let error = error.wrappedValue else {
      // An answer also sets nil, and must not withdraw the alert that a new attempt has caused.
      if old.answers == new.answers { alerts?.withdraw() }
      return
    }
    guard describer.tree(of: error).isCancellation else { return present(error) }
    alerts?.withdraw()
    self.error.wrappedValue = nil
  }

  /// Returns the description that identifies an error, which no passing of time changes.
  private func description(of error: any Error) -> ErrorDescription {
    describer.omittingDelays.describe(error)
  }

  private func present(_ error: any Error) {
    let id = description(of: error)
    guard alerts?.contains(id) != true else { return }
    alerts?.withdraw()
    let offersRetry = tryAgain != nil && describer.tree(of: error).retryAdvice() == .now
    let content = AlertContent(
      describer.describe(error), of: error, text: describer.text,
      tryAgain: offersRetry
        ? AlertAction.tryAgain(in: describer.text).performing { runAgain() } : nil,
      afterRecovery: { hasSucceeded in if hasSucceeded { runAgain() } })
    let answering = AlertContent(
      title: content.title, message: content.message,
      actions: content.actions.map { action in
        action.performing {
          // First, because the action may set the next error.
          clear(id)
          action.handler()
        }
      })
    let completion: @MainActor (PresentationAnswer) -> Void = { [weak window] answer in
      // A window that closes dismisses its alerts without an answer.
      if answer == .dismissed, window?.isOpen != false { clear(id) }
    }
    if let context = window?.interruptions {
      let interruption = Interruption(surface: .alert, error: error, content: answering)
      let presentation = context.present(interruption, completion: completion)
      // A person who has left the view still awaits the end of what they tried again.
      alerts?.set(id, presentation, in: context)
    } else if let alerts {
      let context = alerts.context
      alerts.set(id, context.present(answering, completion: completion), in: context)
    }
  }

  /// Sets the model's error to nil, unless the model has another error by now.
  private func clear(_ id: ErrorDescription) {
    alerts?.answer(id)
    if let error = error.wrappedValue, description(of: error) == id {
      self.error.wrappedValue = nil
    }
  }

  private func runAgain() {
    guard let tryAgain else { return }
    Task {
      do {
        try await tryAgain()
      } catch  where !describer.tree(of: error).isCancellation {
        present(error)
      } catch {}
    }
  }
}

/// The alert that is presented or waits for a view.
@MainActor
@Observable
final class DescribingAlerts {
  /// The context of the alerts without a router.
  @ObservationIgnored let context = AlertContext()
  /// The number of answers so far.
  private(set) var answers = 0
  /// The description of the presented error, and the closure that withdraws its alert.
  @ObservationIgnored private var current:
    (id: ErrorDescription, withdraw: @MainActor @Sendable () -> Void)?

  nonisolated init() {}

  deinit {
    guard let withdraw = current?.withdraw else { return }
    Task { @MainActor in withdraw() }
  }

  /// Returns whether an error is presented or waits.
  func contains(_ id: ErrorDescription) -> Bool { current?.id == id }

  func set<Item>(
    _ id: ErrorDescription, _ presentation: PresentationID, in context: PresentationContext<Item>
  ) {
    current = (id, { [weak context] in context?.dismiss(presentation, as: .withdrawn) })
  }

  func answer(_ id: ErrorDescription) {
    if current?.id == id { current = nil }
    answers += 1
  }

  func withdraw() {
    exchange(&current, with: nil)?.withdraw()
  }
}
