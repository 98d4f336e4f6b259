import Testing

@testable import RecourseUI  // The model is the view's own.

@MainActor
@Suite(.timeLimit(.minutes(1))) struct ThrowingModelTests {
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

  @Test func `a task that was cancelled before its turn doesn't undo the one after it`() async {
    let next = Task { await model.load(id: 2) }
    let last = Task { await model.load(id: 1) }
    last.cancel()
    await last.value
    while operation.running == 0 { await Task.yield() }
    operation.succeed(with: "Tea")
    await next.value
    #expect(model.snapshot(of: 2) { _ in false }.value == "Tea")
  }

  @Test func `a failure is recorded when its run has ended that of another id`() async {
    let first = Task { await model.load(id: 1) }
    while operation.running == 0 { await Task.yield() }
    let next = Task { await model.load(id: 2) }
    while operation.runs == 1 { await Task.yield() }
    operation.fail()
    await first.value
    await next.value
    #expect(router.journal.counts.byOutcome == [.inlined: 1])
  }
}
