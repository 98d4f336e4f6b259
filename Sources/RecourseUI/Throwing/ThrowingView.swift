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
/// ThrowingView {
///   try await api.orders()
/// } content: { orders in
///   OrderList(orders)
/// }
/// ```
///
/// The view behaves as a single view: in a list, it is a single row. Failures are reported with the
/// origin `.firstLoad` or `.refresh`. Since the view shows them, no other surface presents them,
/// unless a rule uses ``/Recourse/Disposition/also(_:)``. A model's `Loader` and a store's
/// `LoadState` are shown in the same way.
///
/// "Try Again" appears only if a retry can help. If an error requests a delay, a countdown precedes
/// the button. After an error that the user has to resolve, such as a missing sign-in, the button
/// is missing, unless an enclosing handler has handled the error before. The view then loads again
/// when it reappears, when its `id` changes, when a recovery option of the error succeeds, and when
/// the handler of a route requests a retry.
public struct ThrowingView<Value: Sendable, Content: View>: View {
  let id: AnyHashable
  let source: ThrowingSource<Value>
  let content: (Value) -> Content
  let isEmpty: ((Value) -> Bool)?
  let parts: ThrowingParts

  @Environment(\.report) private var report
  @Environment(\.retryContext) private var context
  @Environment(\.errorClock) private var clock
  @Environment(\.throwingViewStyle) private var style
  @State private var model = ThrowingModel<Value>()

  /// Declared beside the state: with SDK 27, an initializer in another file doesn't link in Debug.
  init(
    id: AnyHashable, source: ThrowingSource<Value>, content: @escaping (Value) -> Content,
    isEmpty: ((Value) -> Bool)?, parts: ThrowingParts
  ) {
    self.id = id
    self.source = source
    self.content = content
    self.isEmpty = isEmpty
    self.parts = parts
  }

  /// The content, or the state that replaces the content.
  public var body: some View {
    model.prepare(source, router: report.router) { retry, place in
      Loader(
        retry: retry, context: context.withDefaults(clock: clock), fileID: place.fileID,
        line: place.line)
    }
    let snapshot = model.snapshot(of: id, isEmpty: isEmpty ?? Self.isEmptyCollection)
    let change = model.change(of: id)
    // One container for all states keeps the task running.
    return ZStack { style.view(of: configuration(of: snapshot)) }
      .task(id: id) { [model, id] in await model.load(id: id) }
      .onDisappear { model.leave() }
      .onChange(of: change) { model.note(change) }
      .modifier(
        FailureAnnouncing(id: id, failure: snapshot.failure, isStale: snapshot.value != nil)
      )
      .hostsAsLastResort()
  }

  private func configuration(
    of snapshot: ThrowingSnapshot<Value>
  ) -> ThrowingViewStyleConfiguration {
    let tryAgain: @MainActor () -> Void = { [model, id] in Task { await model.reload(id) } }
    let close: @MainActor () -> Void = { [model] in model.close() }
    let failure = snapshot.failure
    let buttons = failure.map { failure in
      RecoveryButtons(
        error: failure.error, countdown: failure.countdown, isHandled: snapshot.isHandled,
        onTryAgain: tryAgain, onClose: snapshot.hidesValue ? close : nil)
    }
    return ThrowingViewStyleConfiguration(
      phase: snapshot.phase, isLoading: snapshot.isLoading, progress: snapshot.progress,
      failure: failure, isHandled: snapshot.isHandled,
      content: AnyView(refreshable(snapshot.phase == .content ? snapshot.value.map(content) : nil)),
      empty: AnyView(refreshable(parts.empty())),
      label: AnyView(failure.map { parts.label($0.error) }),
      description: AnyView(failure.map { parts.description($0.error) }),
      actions: AnyView(buttons.map { parts.actions($0.error, $0) }),
      reading: model.reading, tryAgain: tryAgain)
  }

  private func refreshable(_ view: some View) -> some View {
    let reload: @MainActor () async -> Void = { [model, id] in await model.reload(id) }
    return view.refreshable { await reload() }
  }

  private static func isEmptyCollection(_ value: Value) -> Bool {
    (value as? any Collection)?.isEmpty ?? false
  }
}

/// Announces a new failure to assistive technology, once while the failure is on screen.
///
/// A later attempt that fails in the same way is not announced again.
private struct FailureAnnouncing: ViewModifier {
  /// The identity of the value that failed to load.
  let id: AnyHashable
  let failure: LoadFailure?
  /// Whether the content stays beside the failure.
  let isStale: Bool

  @Environment(\.errorDescriber) private var describer
  @Environment(\.failing) private var failing
  @Environment(\.announce) private var announce

  private struct Key: Equatable {
    let id: AnyHashable
    let problem: Fingerprint?
  }

  func body(content: Content) -> some View {
    content.onChange(of: Key(id: id, problem: failure.map { Fingerprint(of: $0.error) })) {
      guard let failure else { return }
      let description = describer.describe(failure.error).failing(failing)
      announce(
        Announcement(
          description.title, isStale ? describer.text["state.stale"] : description.fullMessage,
          priority: .high))
    }
  }
}
