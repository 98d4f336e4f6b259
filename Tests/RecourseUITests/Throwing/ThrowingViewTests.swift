import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ThrowingViewTests {
  private let operation = ManualOperation<[String]>()

  @Test func `shows that a load is in flight, then the loaded value`() async {
    let host = HeadlessHost(OrdersView(operation: operation))
    #expect(host.screen.progress == [nil])
    #expect(host.screen.texts == ["Loading…", "Next"])
    await host.wait { operation.running == 1 }
    operation.succeed(with: ["Tea", "Milk"])
    await host.wait { host.screen.texts.contains("Milk") }
    #expect(host.screen.texts == ["Tea", "Milk", "Add 0", "Add", "Next"])
    #expect(host.screen.progress.isEmpty)
    #expect(operation.runs == 1)
  }

  @Test func `after a successful retry the operation has run exactly twice`() async throws {
    let host = HeadlessHost(OrdersView(operation: operation))
    await host.wait { operation.running == 1 }
    operation.fail()
    await host.wait { host.screen.texts.contains("Try Again") }
    #expect(host.screen.texts.first == "The card was declined")
    try host.tap("Try Again")
    await host.wait { operation.running == 1 }
    #expect(host.screen.texts == ["Trying again…", "Next"])
    operation.succeed(with: ["Tea"])
    await host.wait { host.screen.texts.first == "Tea" }
    for _ in 0..<10 { await Task.yield() }
    #expect(operation.runs == 2)
    #expect(host.screen.texts == ["Tea", "Add 0", "Add", "Next"])
  }

  @Test func `leaving during a load cancels the task, and shows and reports no error`() async throws
  {
    let log = ReportLog()
    let host = HeadlessHost(
      Leaving { OrdersView(operation: operation) }.noting(in: log))
    await host.wait { operation.running == 1 }
    try host.tap("Leave")
    await host.wait { operation.running == 0 }
    #expect(operation.cancellations == 1)
    #expect(host.screen.texts == ["Leave", "Return"])
    #expect(log.reports.isEmpty)
  }

  @Test func `a new appearance loads again`() async throws {
    let host = HeadlessHost(Leaving { OrdersView(operation: operation) })
    await host.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await host.wait { host.screen.texts.first == "Tea" }
    try host.tap("Leave")
    try host.tap("Return")
    #expect(host.screen.texts.first == "Loading…")
    await host.wait { operation.runs == 2 }
  }

  @Test func `loads once while views around and inside it are updated`() async throws {
    let host = HeadlessHost(OrdersView(operation: operation))
    await host.wait { operation.running == 1 }
    try host.tap("Next")
    operation.succeed(with: ["Tea"])
    await host.wait { host.screen.texts.first == "Tea" }
    try host.tap("Add")
    try host.tap("Next")
    for _ in 0..<10 { await Task.yield() }
    #expect(operation.runs == 1)
    #expect(host.screen.texts == ["Tea", "Add 1", "Add", "Next"])
  }

  @Test func `a new id cancels the run, and never shows the old id's value`() async throws {
    let host = HeadlessHost(
      Identified { id in
        ThrowingView(id: id) {
          try await operation()
        } content: { names in
          Text("\(id): \(names.joined())")
        }
      })
    await host.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await host.wait { host.screen.texts.first == "0: Tea" }
    try host.tap("Next")
    #expect(host.screen.texts == ["Loading…", "Next"])
    await host.wait { operation.running == 1 }
    try host.tap("Next")
    await host.wait { operation.runs == 3 && operation.running == 1 }
    #expect(operation.cancellations == 1)
    operation.succeed(with: ["Milk"])
    await host.wait { host.screen.texts.first == "2: Milk" }
  }

  @Test func `a new id discards the old id's failure`() async throws {
    let host = HeadlessHost(
      Identified { id in
        ThrowingView(id: id) {
          try await operation()
        } content: {
          Text($0.joined())
        }
      })
    await host.wait { operation.running == 1 }
    operation.fail()
    await host.wait { host.screen.texts.contains("Try Again") }
    try host.tap("Next")
    await host.wait { operation.running == 1 }
    #expect(host.screen.texts == ["Loading…", "Next"])
  }

  @Test func `Try Again runs the view's latest operation`() async throws {
    let ids = ManualOperation<Int>()
    let host = HeadlessHost(
      Identified { id in
        ThrowingView {
          _ = try await ids()
          return id
        } content: {
          Text("loaded \($0)")
        }
      })
    await host.wait { ids.running == 1 }
    ids.fail()
    await host.wait { host.screen.texts.contains("Try Again") }
    try host.tap("Next")
    try host.tap("Try Again")
    await host.wait { ids.running == 1 }
    ids.succeed(with: 0)
    await host.wait { host.screen.texts.first == "loaded 1" }
  }

  @Test func `a view that has left the screen releases its loaded value`() async throws {
    final class Order: Sendable {}
    let orders = ManualOperation<Order>()
    let host = HeadlessHost(
      Leaving {
        ThrowingView {
          try await orders()
        } content: { _ in
          Text("loaded")
        }
      })
    await host.wait { orders.running == 1 }
    weak var loaded: Order?
    do {
      let order = Order()
      loaded = order
      orders.succeed(with: order)
    }
    await host.wait { host.screen.texts.first == "loaded" }
    #expect(loaded != nil)
    try host.tap("Leave")
    await host.wait { host.screen.texts.first == "Leave" }
    for _ in 0..<10 { await Task.yield() }
    #expect(loaded == nil)
  }

  @Test func `a load evaluates no view around the throwing view`() async {
    let host = HeadlessHost(OrdersView(operation: operation))
    host.resetEvaluations()
    await host.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await host.wait { host.screen.texts.first == "Tea" }
    #expect(host.evaluations(of: OrdersView.self) == 0)
    #expect(host.evaluations(of: ThrowingView<[String], OrdersView.Rows>.self) == 2)
  }

  @Test func `two throwing views are independent`() async throws {
    let other = ManualOperation<[String]>()
    let host = HeadlessHost(
      VStack {
        ThrowingView {
          try await operation()
        } content: {
          Text($0.joined())
        }
        ThrowingView {
          try await other()
        } content: {
          Text($0.joined())
        }
      })
    await host.wait { operation.running == 1 && other.running == 1 }
    operation.fail()
    other.succeed(with: ["Milk"])
    await host.wait { host.screen.texts.contains("Milk") }
    await host.wait { host.screen.texts.contains("Try Again") }
    try host.tap("Try Again")
    await host.wait { operation.running == 1 }
    #expect(other.runs == 1)
    #expect(host.screen.texts == ["Trying again…", "Milk"])
  }

  @Test func `shows the operation's progress`() async {
    let progress = ManualOperation<Double>()
    let host = HeadlessHost(
      ThrowingView { (report: LoadProgress) in
        report.report(try await progress())
        return try await operation()
      } content: {
        Text($0.joined())
      })
    await host.wait { progress.running == 1 }
    progress.succeed(with: 0.25)
    await host.wait { host.screen.progress == [0.25] }
    await host.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await host.wait { host.screen.texts == ["Tea"] }
  }

  @Test func `an empty collection shows the empty state`() async {
    let host = HeadlessHost(OrdersView(operation: operation))
    await host.wait { operation.running == 1 }
    operation.succeed(with: [])
    await host.wait { host.screen.texts == ["Nothing Here Yet", "Next"] }
  }

  @Test func `the caller defines emptiness and the view for the empty state`() async {
    let host = HeadlessHost(
      ThrowingView(
        operation: { try await operation() }, isEmpty: { !$0.contains("Tea") },
        content: { Text($0.joined()) }
      )
      .throwingViewParts(empty: { Text("No tea") }))
    await host.wait { operation.running == 1 }
    operation.succeed(with: ["Milk"])
    await host.wait { host.screen.texts == ["No tea"] }
  }

  @Test func `an operation that throws a cancellation error can be retried`() async throws {
    let host = HeadlessHost(OrdersView(operation: operation))
    await host.wait { operation.running == 1 }
    operation.fail(with: CancellationError())
    await host.wait { host.screen.texts.contains("Try Again") }
    #expect(host.screen.texts.first == "Cancelled")
    try host.tap("Try Again")
    await host.wait { operation.running == 1 }
    #expect(host.screen.texts == ["Loading…", "Next"])
    operation.succeed(with: ["Tea"])
    await host.wait { host.screen.texts.first == "Tea" }
  }
}

/// A view that loads orders, and whose rows have state.
private struct OrdersView: View {
  let operation: ManualOperation<[String]>

  var body: some View {
    Identified { _ in
      ThrowingView {
        try await operation()
      } content: { names in
        Rows(names: names)
      }
    }
  }

  struct Rows: View {
    let names: [String]

    var body: some View {
      ForEach(names, id: \.self) { Text($0) }
      CountingButton()
    }
  }
}
