import Recourse
public import SwiftUI

/// Loads a value with an operation that can fail, and shows the value or the failure.
///
/// The operation starts when the view appears and when its `id` changes, and is cancelled when the
/// view disappears. The view shows progress, the content, an empty state, or a failure. Good data
/// stays: after a failed reload, the content remains with a notice beside it, unless the user has
/// to resolve the error. Pulling the content down reloads, or joins the attempt in progress. The
/// loaded value stays as long as the view exists, even while another view covers it.
///
/// ```swift
/// ThrowingView(operation: api.orders) { orders in
///   OrderList(orders)
/// }
/// ```
///
/// The view behaves as a single view: in a list, it is a single row. Failures are reported with the
/// origin `.firstLoad` or `.refresh`. Since the view shows them, no other surface presents them,
/// unless a rule uses ``/Recourse/Disposition/present(_:evenIfShown:)``. A model's `Loader` and a
/// store's `LoadState` are shown in the same way.
///
/// A failed page always offers "Try Again", after a countdown if the error requests a delay. Users
/// can also pull an empty or failed page down, unless a refresh action surrounds the view. When the
/// scene becomes active again, a failed page loads once, unless the error is permanent or requests
/// a delay. After a missing sign-in, "Sign In" runs the handler of the route to which the router's
/// policy sends the error, and then loads again.
public struct ThrowingView<Value: Sendable, Content: View>: View {
  let id: AnyHashable
  let source: ThrowingSource<Value>
  let content: (Value) -> Content
  let isEmpty: ((Value) -> Bool)?
  private let givenParts: ThrowingParts

  @Environment(\.reportError) private var report
  @Environment(\.errorRetryContext) private var context
  @Environment(\.errorClock) private var clock
  @Environment(\.throwingViewStyle) private var style
  @Environment(\.throwingParts) private var surroundingParts
  @Environment(\.refresh) private var surroundingRefresh
  @State private var model = ThrowingModel<Value>()

  /// Declared beside the state: with SDK 27, an initializer in another file doesn't link in Debug.
  init(
    id: AnyHashable, source: ThrowingSource<Value>, isEmpty: ((Value) -> Bool)?,
    parts: ThrowingParts = ThrowingParts(), content: @escaping (Value) -> Content
  ) {
    self.id = id
    self.source = source
    self.content = content
    self.isEmpty = isEmpty
    givenParts = parts
  }

  /// The content, or the state that replaces the content.
  public var body: some View {
    model.prepare(source, router: report.router) { retry, place in
      Loader(
        retry: retry, context: context.withDefaults(clock: clock), fileID: place.fileID,
        line: place.line)
    }
    let snapshot = model.snapshot(of: id, isEmpty: isEmpty ?? Self.isEmptyCollection)
    let reload: @MainActor () async -> Void = { [model, id] in await model.reloadForPerson(id) }
    let tryAgain: @MainActor () -> Void = { Task { await reload() } }
    // One container for all states keeps the task running.
    return ZStack { style.view(of: configuration(of: snapshot, tryAgain: tryAgain)) }
      .refreshable { await reload() }
      .task(id: id) { [model, id] in await model.load(id: id) }
      .onDisappear { model.leave() }
      .onChange(of: snapshot.change, initial: true) { model.note(snapshot.change) }
      .onChange(of: ObjectIdentifier(report.router)) { model.changeRouter() }
      .onReturn(from: model.isDeclined ? nil : snapshot.errorOnReturn) {
        Task { [model, id] in await model.loadAgain(id) }
      }
      .modifier(
        FailureAnnouncing(
          id: id, failure: snapshot.failure,
          attempts: snapshot.isLoading ? nil : attempts(of: snapshot),
          isStale: snapshot.value != nil, answersPerson: model.answerPerson)
      )
      .hostsAsLastResort()
  }

  private func configuration(
    of snapshot: ThrowingSnapshot<Value>, tryAgain: @escaping @MainActor () -> Void
  ) -> ThrowingViewStyleConfiguration {
    let close: @MainActor () -> Void = { [model] in model.close() }
    let isPage = surroundingRefresh == nil
    let parts = givenParts.within(surroundingParts)
    let failure = snapshot.failure
    let attempts = attempts(of: snapshot)
    let buttons = failure.map { failure in
      RecoveryButtons(
        error: failure.error, countdown: failure.countdown, wasHandled: model.wasHandled,
        onTryAgain: tryAgain, onClose: snapshot.hidesValue ? close : nil)
    }
    return ThrowingViewStyleConfiguration(
      phase: snapshot.phase, isLoading: snapshot.isLoading, progress: snapshot.progress,
      failure: failure, attempts: attempts, isPage: isPage,
      content: AnyView(
        // The parts are those of this view, not of the views in its content.
        (snapshot.phase == .content ? snapshot.value.map(content) : nil)
          .environment(\.throwingParts, ThrowingParts())),
      empty: AnyView(parts.empty.scrollable(isPage)),
      label: AnyView(failure.map { parts.label(of: $0.error) }),
      description: AnyView(failure.map { parts.description(of: $0.error, after: attempts) }),
      actions: AnyView(buttons.map { parts.actions(of: $0.error, beside: $0) }),
      reading: model.reading, tryAgain: tryAgain)
  }

  private func attempts(of snapshot: ThrowingSnapshot<Value>) -> Int {
    snapshot.failure.map { model.attempts(until: $0) } ?? 0
  }

  private static func isEmptyCollection(_ value: Value) -> Bool {
    (value as? any Collection)?.isEmpty ?? false
  }
}

/// Announces a new failure to assistive technology, once while the failure is on screen.
///
/// A later run that fails in the same way is announced, by its number of attempts, only if a person
/// has asked for it.
private struct FailureAnnouncing: ViewModifier {
  /// The identity of the value that failed to load.
  let id: AnyHashable
  let failure: LoadFailure?
  /// The number of failed attempts since the last value; nil during an attempt.
  let attempts: Int?
  /// Whether the content stays beside the failure.
  let isStale: Bool
  /// Returns whether a person awaits the announcement; called once for each result.
  let answersPerson: @MainActor () -> Bool

  @Environment(\.errorDescriber) private var describer
  @Environment(\.errorTitle) private var title
  @Environment(\.announce) private var announce

  private struct Key: Equatable {
    let id: AnyHashable
    let words: ErrorDescription?
    let attempts: Int?

    func hasFailure(of other: Key) -> Bool { id == other.id && words == other.words }
  }

  func body(content: Content) -> some View {
    // A delay that the error requests passes without a new failure.
    let words = failure.map { describer.omittingDelays.describe($0.error) }
    // An automatic retry has no result yet.
    let attempts = failure?.countdown == nil ? attempts : nil
    content.onChange(of: Key(id: id, words: words, attempts: attempts)) { old, new in
      guard let failure else { return }
      let isRepeated = new.hasFailure(of: old)
      let isAnswer = attempts != nil && answersPerson()
      guard !isRepeated || isAnswer else { return }
      let description = describer.describe(failure.error).titled(describer.words(of: title))
      let text =
        if isRepeated, let attempts {
          describer.text["attempts", count: attempts]
        } else {
          isStale ? describer.text["state.stale"] : description.fullMessage
        }
      announce(Announcement(description.title, text, priority: .high))
    }
  }
}
