import Foundation
import Testing

@testable import Recourse

// The table is internal; it holds the router's rules without views and clocks.
@MainActor
@Suite struct OpenProblemsTests {
  @Test func `coalesces a problem while it is open, separately on each surface`() {
    var script = ProblemScript()
    #expect(script.take("a") == "opens a1")
    #expect(script.take("a") == "joins a1")
    #expect(script.take("b") == "opens b3")
    #expect(script.take("a", at: .surface(.toast)) == "opens a4")
    #expect(script.take("a") == "joins a1")
    #expect(script.count(of: "a1") == 3)
    #expect(script.count(of: "a4") == 1)
  }

  @Test func `coalesces only automatic reports during the interval after an answer`() {
    var script = ProblemScript()
    _ = script.take("a")
    script.close("a1")
    script.now = .seconds(9)
    #expect(script.take("a", origin: .refresh) == "repeats a1")
    #expect(script.take("a", origin: .background) == "repeats a1")
    #expect(script.take("a", origin: .userAction) == "opens a4")
    script.close("a4")
    script.now = .seconds(19)
    #expect(script.take("a", origin: .refresh) == "opens a5")
  }

  @Test func `never coalesces into a problem that closed without an answer`() {
    var script = ProblemScript()
    _ = script.take("a")
    script.close("a1", isAnswered: false)
    #expect(script.take("a", origin: .refresh) == "opens a2")
  }

  @Test func `forgets an answer when the problem closes again without one`() {
    var script = ProblemScript()
    _ = script.take("a")
    script.close("a1")
    script.close("a1", isAnswered: false)
    #expect(script.take("a", origin: .refresh) == "opens a2")
  }

  @Test func `an answered problem in dismissal accepts no further report`() {
    var script = ProblemScript()
    _ = script.take("a")
    script.answered = ["a1"]
    #expect(script.take("a", origin: .refresh) == "repeats a1")
    #expect(script.take("a", origin: .userAction) == "opens a3")
    #expect(script.take("a", origin: .refresh) == "joins a3")
    script.close("a1")
    #expect(script.count(of: "a3") == 2)
  }

  @Test func `has no room for a problem beyond the limit of a surface`() {
    var script = ProblemScript(limit: 2)
    for name in ["a", "b", "c"] { #expect(script.take(name).hasPrefix("opens")) }
    #expect(script.take("d") == "exceeds")
    #expect(script.take("a") == "joins a1")
    #expect(script.take("x", at: .surface(.toast)).hasPrefix("opens"))
    script.close("a1")
    #expect(script.take("d").hasPrefix("opens"))
  }

  @Test func `summarizes problems for which the inbox has no room and names five of them`() {
    var script = ProblemScript(inboxLimit: 3)
    let inbox = OpenProblem.Place.surface(.inbox)
    for name in ["a", "b", "c"] { #expect(script.take(name, at: inbox).hasPrefix("opens")) }
    #expect(script.take("d", at: inbox) == "opens d4")
    #expect(script.take("e", at: inbox) == "joins d4")
    #expect(script.take("a", at: inbox) == "joins a1")
    #expect(script.take("d", at: inbox) == "joins d4")
    for name in ["f", "g", "h", "i"] { _ = script.take(name, at: inbox) }
    #expect(script.count(of: "d4") == 7)
    #expect(script.samples(of: "d4") == ["d", "e", "f", "g", "h"])
    script.close("a1")
    #expect(script.take("j", at: inbox) == "opens j12")
    #expect(script.take("k", at: inbox) == "joins d4")
  }

  @Test func `never summarizes reports for custom routes`() {
    var script = ProblemScript(limit: 1)
    for route in 0..<5 {
      #expect(script.take("a", at: .route(ErrorRoute(rawValue: "\(route)"))).hasPrefix("opens"))
    }
  }

  @Test func `a problem stays open until every one of its reports is resolved`() {
    var script = ProblemScript()
    _ = script.take("a", resolvedBy: ["x"])
    _ = script.take("a", resolvedBy: ["x", "y"])
    _ = script.take("a", resolvedBy: ["z"])
    #expect(script.resolve("x") == [])
    #expect(script.resolve("x") == [])
    #expect(script.resolve("y") == [])
    #expect(script.resolve("z") == ["a1"])
    #expect(script.resolve("z") == [])
  }

  @Test func `resolves the reports of a problem one by one and never twice`() {
    var script = ProblemScript()
    _ = script.take("a", resolvedBy: ["x"])
    _ = script.take("a")
    _ = script.take("a")
    #expect(script.resolve("x") == [])
    #expect(script.resolveOne(["x"], of: "a1") == nil)
    #expect(script.resolveOne([], of: "a1") == nil)
    #expect(script.resolveOne([], of: "a1") == "a1")
  }

  @Test func `adopts the problems of another window or coalesces them into its own`() {
    var here = ProblemScript(limit: 1)
    _ = here.take("a")
    _ = here.take("a")
    var there = ProblemScript(limit: 2)
    _ = there.take("a")
    _ = there.take("b", resolvedBy: ["x"])
    _ = there.take("c")
    _ = there.take("a", at: .route("r"))
    let moving = there.problems.removePresented()
    #expect(there.problems.problems.count == 1)
    #expect(moving.map { there.name($0) } == ["a1", "b2", "c3"])
    let entries = moving.map {
      here.problems.adopt($0, at: $0.subject.place, at: here.now, isAnswered: here.isAnswered)
    }
    #expect(entries.map { $0?.isNew } == [false, true, nil])
    #expect(entries[0].flatMap { here.problems[$0.id] }.map(here.name) == "a1")
    #expect(here.count(of: "a1") == 3)
    #expect(here.resolve("x").count == 1)
  }

  @Test func `a resolved report takes its recovery with it`() {
    var script = ProblemScript()
    let requests = (0..<3).map { _ in RetryRequest() }
    _ = script.take("a", resolvedBy: ["key"], recovery: .resume(requests[0]))
    _ = script.take("a", resolvedBy: ["other"], recovery: .resume(requests[1]))
    _ = script.take("a", recovery: .resume(requests[2]))
    #expect(script.resolve("key") == [])
    #expect(script.recoveries(of: "a1") == 2)
    #expect(script.resolve("other") == [])
    #expect(script.recoveries(of: "a1") == 1)
    let last = Recovery.ID.request(ObjectIdentifier(requests[2]))
    #expect(script.resolveOne([], recovery: last, of: "a1") == "a1")
  }

  @Test func `another run of an operation replaces the error of its report`() {
    var script = ProblemScript()
    let request = RetryRequest()
    _ = script.take("a", resolvedBy: ["key"], recovery: .resume(request))
    #expect(
      script.take("a", resolvedBy: ["key"], recovery: .resume(request), repeating: "a1")
        == "joins a1")
    #expect(script.count(of: "a1") == 1)
    #expect(script.take("a") == "joins a1")
    #expect(script.count(of: "a1") == 2)
    #expect(script.resolve("key") == [])
    #expect(script.resolveOne([], of: "a1") == "a1")
  }

  @Test func `another run with other events counts as one report of the problem`() {
    var script = ProblemScript()
    let request = RetryRequest()
    _ = script.take("a", recovery: .resume(request))
    _ = script.take("a", resolvedBy: ["key"], recovery: .resume(request), repeating: "a1")
    let first = OpenProblem.Member.ID(
      resolvedBy: [], recovery: .request(ObjectIdentifier(request)))
    script.resolveAll(first, of: "a1")
    #expect(script.count(of: "a1") == 1)
    #expect(script.resolve("key") == ["a1"])
  }

  @Test func `memory stays bounded for many reports`() {
    var script = ProblemScript(inboxLimit: 20)
    for number in 0..<5_000 {
      let key = ErrorReport.Key(rawValue: "\(number)")
      _ = script.take("\(number)", at: .surface(.inbox), resolvedBy: [key])
      _ = script.take("a", at: .surface(.banner), resolvedBy: [key])
      script.close("\(number)\(2 * number + 1)")
    }
    #expect(script.problems.problems.count <= 22)
    #expect(script.problems.recent.count <= 1_000)
    let members = script.problems.problems.values.map(\.members.count).reduce(0, +)
    #expect(members <= ResolvingKeys.limit + 2 * 22)
  }

  @Test func `resolves each kept report of a summary by its own key`() {
    var script = ProblemScript(inboxLimit: 2)
    for name in ["a", "b", "c"] {
      _ = script.take(name, at: .surface(.inbox), resolvedBy: [ErrorReport.Key(rawValue: name)])
    }
    for number in 0..<1_000 {
      _ = script.take(
        "\(number)", at: .surface(.inbox), resolvedBy: [ErrorReport.Key(rawValue: "\(number)")])
    }
    for number in 0..<1_000 {
      #expect(script.resolve(ErrorReport.Key(rawValue: "\(number)")) == [])
    }
    #expect(script.resolve("c") == ["c3"])
  }

  @Test func `never resolves a summary with a report that may be unresolved`() {
    var script = ProblemScript(inboxLimit: 2)
    for name in ["a", "b", "c"] { _ = script.take(name, at: .surface(.inbox), resolvedBy: ["key"]) }
    for number in 0..<5_000 {
      _ = script.take(
        "\(number)", at: .surface(.inbox), resolvedBy: [ErrorReport.Key(rawValue: "\(number)")])
    }
    for number in 0..<5_000 {
      #expect(script.resolve(ErrorReport.Key(rawValue: "\(number)")) == [])
    }
    // The first two reports have their own problems, and the summary exceeds its capacity.
    #expect(script.resolve("key") == ["a1", "b2"])
    #expect(script.take("5000", at: .surface(.inbox), resolvedBy: ["late"]) == "joins c3")
    #expect(script.resolve("late") == [])
  }

  @Test func `the same report opens a problem of its own for each kind and place`() {
    var script = ProblemScript()
    let report = ErrorReport(RouterError.declined, origin: .userAction)
    #expect(script.take("a", report: report).hasPrefix("opens"))
    #expect(script.take("b", report: report).hasPrefix("opens"))
    #expect(script.take("a", at: .surface(.toast), report: report).hasPrefix("opens"))
    #expect(script.problems.problems.count == 3)
  }
}
