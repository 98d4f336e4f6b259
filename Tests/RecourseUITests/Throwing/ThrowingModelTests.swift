import Testing

@testable import RecourseUI  // The model is internal to the view.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ThrowingModelTests {
  private let operation = ManualOperation<String>()
  private let router = ErrorRouter()
  private let model = ThrowingModel<String>()

  init() {
    let place = ErrorReport.Source(fileID: #fileID, line: #line)
    model.prepare(
      .operation({ [operation] _ in try await operation() }, retry: .never, place: place),
      router: router
    ) { _, _ in Loader() }
  }

  @Test func `a load cancelled before its turn doesn't undo the load of another id`() async {
    let next = Task { await model.load(id: 2) }
    let last = Task { await model.load(id: 1) }
    last.cancel()
    await last.value
    while operation.running == 0, !Task.isCancelled { await Task.yield() }
    operation.succeed(with: "Tea")
    await next.value
    #expect(model.snapshot(of: 2) { _ in false }.value == "Tea")
  }

  @Test func `a failure is recorded even if its run has replaced another id's run`() async {
    let first = Task { await model.load(id: 1) }
    while operation.running == 0, !Task.isCancelled { await Task.yield() }
    let next = Task { await model.load(id: 2) }
    while operation.runs == 1, !Task.isCancelled { await Task.yield() }
    operation.fail()
    await first.value
    await next.value
    #expect(router.journal.counts.byOutcome == [.inlined: 1])
  }
}
