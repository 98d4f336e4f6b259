import Recourse
public import SwiftUI

/// A view of something that has to be loaded, which can fail.
///
/// The operation starts when the view appears, and anew when its `id` changes; leaving cancels it.
/// The view says that it loads, what has failed, or that there is nothing. Good data stays: when
/// loading again fails, the content is kept with a notice beside it, unless the error needs the
/// person. Pulling the content down loads again, and joins what runs already. What was loaded stays
/// while the view is there, also when it is covered by another and appears again.
///
/// ```swift
/// ThrowingView {
///   try await api.orders()
/// } content: { orders in
///   OrderList(orders)
/// }
/// ```
///
/// To its surroundings it is one view: in a list, one row. It reports its failures, with the origin
/// `.firstLoad` or `.refresh`. Since it shows them, they are presented nowhere else, unless a rule
/// insists with ``/Recourse/Disposition/also(_:)``. A model's `Loader` and a store's `LoadState` are
/// shown in the same way.
///
/// "Try Again" is there where trying again can help. After an error that asks for a delay, the seconds
/// are counted down first. After one that needs the person, such as a sign-in, the button is missing:
/// the view loads again when it appears again, when its `id` changes, when a recovery option of the error
/// succeeds, and when the handler of a route says so.
public struct ThrowingView<Value: Sendable, Content: View>: View {
  let id: AnyHashable
  let source: ThrowingSource<Value>
  let content: (Value) -> Content
  let isEmpty: ((Value) -> Bool)?
  let parts: ThrowingParts

  @Environment(\.report) private var report
  @Environment(\.loadBudget) private var budget
  @Environment(\.loadNetwork) private var network
  @Environment(\.errorClock) private var clock
  @Environment(\.throwingViewStyle) private var style
  @State private var model = ThrowingModel<Value>()

  /// Stands beside the state: from another file, an initializer does not link in Debug with SDK 27.
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

  /// The content, or what there is to say instead.
  public var body: some View {
    model.prepare(source, router: report.router) { retry, place in
      Loader(
        retry: retry, budget: budget, network: network, clock: clock, fileID: place.fileID,
        line: place.line)
    }
    let snapshot = model.snapshot(of: id, isEmpty: isEmpty ?? Self.isEmptyCollection)
    let change = model.change(of: id)
    // One view whatever it shows, so that its task is one task.
    return ZStack { style.view(of: configuration(of: snapshot)) }
      .task(id: id) { [model, id] in await model.load(id: id) }
      .onDisappear { model.leave() }
      .onChange(of: change) { model.note(change) }
      .modifier(
        FailureAnnouncing(id: id, failure: snapshot.failure, isStale: snapshot.value != nil))
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
