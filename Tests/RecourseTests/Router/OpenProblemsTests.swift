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
    #expect(script.take("a", at: .surface(.toast, of: ProblemScript.window)) == "opens a4")
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

  @Test func `has no room for a problem beyond the limit of a surface`() {
    var script = ProblemScript(limit: 2)
    for name in ["a", "b", "c"] { #expect(script.take(name).hasPrefix("opens")) }
    #expect(script.take("d") == "exceeds")
    #expect(script.take("a") == "joins a1")
    #expect(script.take("x", at: .surface(.toast, of: ProblemScript.window)).hasPrefix("opens"))
    script.close("a1")
    #expect(script.take("d").hasPrefix("opens"))
  }

  @Test func `summarizes problems for which the inbox has no room and names five of them`() {
    var script = ProblemScript(inboxLimit: 3)
    let inbox = OpenProblem.Place.inbox
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

  @Test func `moves a problem to another place, or adds its reports to the same problem there`() {
    var script = ProblemScript()
    let other = OpenProblem.Place.surface(.alert, of: ProblemScript.other)
    _ = script.take("a")
    _ = script.take("b", resolvedBy: ["x"])
    _ = script.take("a", at: other)
    _ = script.take("a", at: other)
    #expect(script.move("a1", to: other) == "a3")
    #expect(script.count(of: "a3") == 3)
    #expect(script.move("b2", to: other) == "b2")
    #expect(script.take("b", at: other) == "joins b2")
    #expect(script.take("b") == "opens b6")
    #expect(script.resolve("x") == [])
    #expect(script.count(of: "b2") == 1)
  }

  @Test func `a resolved report takes its intention with it`() {
    var script = ProblemScript()
    let intentions = (0..<3).map { _ in Intention() }
    _ = script.take("a", resolvedBy: ["key"], intention: intentions[0])
    _ = script.take("a", resolvedBy: ["other"], intention: intentions[1])
    _ = script.take("a", intention: intentions[2])
    #expect(script.resolve("key") == [])
    #expect(script.intentions(of: "a1") == 2)
    #expect(script.resolve("other") == [])
    #expect(script.intentions(of: "a1") == 1)
    #expect(script.resolveOne([], intention: intentions[2], of: "a1") == "a1")
  }

  @Test func `the reports of one intention count as one failure`() {
    var script = ProblemScript()
    let intention = Intention()
    for _ in 0..<3 { _ = script.take("a", resolvedBy: ["key"], intention: intention) }
    #expect(script.count(of: "a1") == 1)
    #expect(script.intentions(of: "a1") == 1)
    _ = script.take("a")
    #expect(script.count(of: "a1") == 2)
  }

  @Test func `another run of an operation replaces the error of its report`() {
    var script = ProblemScript()
    let intention = Intention()
    _ = script.take("a", resolvedBy: ["key"], intention: intention)
    #expect(
      script.take("a", resolvedBy: ["key"], intention: intention, repeating: "a1")
        == "joins a1")
    #expect(script.count(of: "a1") == 1)
    #expect(script.take("a") == "joins a1")
    #expect(script.count(of: "a1") == 2)
    #expect(script.resolve("key") == [])
    #expect(script.resolveOne([], of: "a1") == "a1")
  }

  @Test func `another run with other events counts as one report of the problem`() {
    var script = ProblemScript()
    let intention = Intention()
    _ = script.take("a", intention: intention)
    _ = script.take("a", resolvedBy: ["key"], intention: intention, repeating: "a1")
    #expect(script.count(of: "a1") == 1)
    #expect(script.resolve("key") == ["a1"])
  }

  @Test func `memory stays bounded for many reports`() {
    var script = ProblemScript(inboxLimit: 20)
    for number in 0..<5_000 {
      let key = ErrorReport.Key(rawValue: "\(number)")
      _ = script.take("\(number)", at: .inbox, resolvedBy: [key])
      _ = script.take("a", at: .surface(.banner, of: ProblemScript.window), resolvedBy: [key])
      script.close("\(number)\(2 * number + 1)")
    }
    #expect(script.problems.problems.count <= 22)
    let members = script.problems.problems.values.map(\.members.count).reduce(0, +)
    #expect(members <= 2_000 + 2 * 22)
  }

  @Test func `resolves each kept report of a summary by its own key`() {
    var script = ProblemScript(inboxLimit: 2)
    for name in ["a", "b", "c"] {
      _ = script.take(name, at: .inbox, resolvedBy: [ErrorReport.Key(rawValue: name)])
    }
    for number in 0..<1_000 {
      _ = script.take(
        "\(number)", at: .inbox, resolvedBy: [ErrorReport.Key(rawValue: "\(number)")])
    }
    for number in 0..<1_000 {
      #expect(script.resolve(ErrorReport.Key(rawValue: "\(number)")) == [])
    }
    #expect(script.resolve("c") == ["c3"])
  }

  @Test func `never resolves a summary with a report that may be unresolved`() {
    var script = ProblemScript(inboxLimit: 2)
    for name in ["a", "b", "c"] { _ = script.take(name, at: .inbox, resolvedBy: ["key"]) }
    for number in 0..<5_000 {
      _ = script.take(
        "\(number)", at: .inbox, resolvedBy: [ErrorReport.Key(rawValue: "\(number)")])
    }
    for number in 0..<5_000 {
      #expect(script.resolve(ErrorReport.Key(rawValue: "\(number)")) == [])
    }
    // The first two reports have their own problems, and the summary exceeds its capacity.
    #expect(script.resolve("key") == ["a1", "b2"])
    #expect(script.take("5000", at: .inbox, resolvedBy: ["late"]) == "joins c3")
    #expect(script.resolve("late") == [])
  }

  @Test func `the same report opens a problem of its own for each kind and place`() {
    var script = ProblemScript()
    let report = ErrorReport(RouterError.declined, origin: .userAction)
    #expect(script.take("a", report: report).hasPrefix("opens"))
    #expect(script.take("b", report: report).hasPrefix("opens"))
    #expect(
      script.take("a", at: .surface(.toast, of: ProblemScript.window), report: report).hasPrefix(
        "opens"))
    #expect(script.problems.problems.count == 3)
  }
}
