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
/// insists with ``/Recourse/Disposition/also(_:)``.
public struct ThrowingView<Value: Sendable, Content: View>: View {
  let id: AnyHashable
  let retry: RetrySchedule
  let operation: @MainActor (LoadProgress) async throws -> Value
  let content: (Value) -> Content
  let isEmpty: ((Value) -> Bool)?
  let parts: ThrowingParts
  let source: ErrorReport.Source

  @Environment(\.report) private var report
  @Environment(\.loadBudget) private var budget
  @Environment(\.loadNetwork) private var network
  @Environment(\.errorClock) private var clock
  @Environment(\.throwingViewStyle) private var style
  @State private var model = ThrowingModel<Value>()

  /// Stands beside the state: from another file, an initializer does not link in Debug with SDK 27.
  init(
    id: AnyHashable, retry: RetrySchedule, source: ErrorReport.Source,
    operation: @escaping @MainActor (LoadProgress) async throws -> Value,
    content: @escaping (Value) -> Content, isEmpty: ((Value) -> Bool)?, parts: ThrowingParts
  ) {
    self.id = id
    self.retry = retry
    self.source = source
    self.operation = operation
    self.content = content
    self.isEmpty = isEmpty
    self.parts = parts
  }

  /// The content, or what there is to say instead.
  public var body: some View {
    model.prepare(
      Loader(retry: retry, budget: budget, network: network, clock: clock), operation: operation,
      router: report.router, source: source)
    let snapshot = model.snapshot(of: id, isEmpty: isEmpty ?? Self.isEmptyCollection)
    // One view whatever it shows, so that its task is one task.
    return ZStack { style.view(of: configuration(of: snapshot)) }
      .task(id: id) { [model, id] in await model.load(id: id) }
      .onDisappear { model.leave() }
      .modifier(
        FailureAnnouncing(failure: snapshot.failure, isStale: snapshot.value != nil))
  }

  private func configuration(
    of snapshot: ThrowingSnapshot<Value>
  ) -> ThrowingViewStyleConfiguration {
    let tryAgain: @MainActor () -> Void = { [model] in Task { await model.reload() } }
    let error = snapshot.failure?.error
    let countdown = snapshot.failure?.countdown
    return ThrowingViewStyleConfiguration(
      phase: snapshot.phase, isLoading: snapshot.isLoading, progress: snapshot.progress,
      failure: snapshot.failure,
      content: AnyView(refreshable(snapshot.phase == .content ? snapshot.value.map(content) : nil)),
      empty: AnyView(refreshable(parts.empty())),
      label: AnyView(error.map(parts.label)),
      description: AnyView(error.map(parts.description)),
      actions: AnyView(error.map { parts.actions($0, countdown, tryAgain) }),
      reading: model.reading, tryAgain: tryAgain)
  }

  private func refreshable(_ view: some View) -> some View {
    view.refreshable { [model] in await model.reload() }
  }

  private static func isEmptyCollection(_ value: Value) -> Bool {
    (value as? any Collection)?.isEmpty ?? false
  }
}
