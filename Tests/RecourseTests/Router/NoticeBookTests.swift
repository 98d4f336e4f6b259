import Foundation
import Testing

@testable import Recourse

// The book is internal; it holds the router's rules without views and clocks.
@MainActor
@Suite struct NoticeBookTests {
  @Test func `coalesces a problem into its open notice, separately on each surface`() {
    var script = BookScript()
    #expect(script.take("a") == "begins a1")
    #expect(script.take("a") == "counts in a1")
    #expect(script.take("b") == "begins b3")
    #expect(script.take("a", on: .toast) == "begins a4")
    #expect(script.take("a") == "counts in a1")
    #expect(script.count(of: "a1") == 3)
    #expect(script.count(of: "a4") == 1)
  }

  @Test func `coalesces only automatic reports during the interval after an answer`() {
    var script = BookScript()
    _ = script.take("a")
    script.close("a1")
    script.now = .seconds(9)
    #expect(script.take("a", origin: .refresh) == "repeats a1")
    #expect(script.take("a", origin: .background) == "repeats a1")
    #expect(script.take("a", origin: .userAction) == "begins a4")
    script.close("a4")
    script.now = .seconds(19)
    #expect(script.take("a", origin: .refresh) == "begins a5")
  }

  @Test func `never coalesces into a notice that closed without an answer`() {
    var script = BookScript()
    _ = script.take("a")
    script.close("a1", remembers: false)
    #expect(script.take("a", origin: .refresh) == "begins a2")
  }

  @Test func `forgets an answer when the notice closes again without one`() {
    var script = BookScript()
    _ = script.take("a")
    script.close("a1")
    script.close("a1", remembers: false)
    #expect(script.take("a", origin: .refresh) == "begins a2")
  }

  @Test func `an answered notice in dismissal accepts no further report`() {
    var script = BookScript()
    _ = script.take("a")
    script.answered = ["a1"]
    #expect(script.take("a", origin: .refresh) == "repeats a1")
    #expect(script.take("a", origin: .userAction) == "begins a3")
    #expect(script.take("a", origin: .refresh) == "counts in a3")
    script.close("a1")
    #expect(script.count(of: "a3") == 2)
  }

  @Test func `summarizes reports beyond the limit and names five problems`() {
    var script = BookScript(limit: 2)
    for name in ["a", "b", "c"] { #expect(script.take(name).hasPrefix("begins")) }
    #expect(script.take("d") == "begins d4")
    #expect(script.take("e") == "counts in d4")
    #expect(script.take("a") == "counts in a1")
    #expect(script.take("d") == "counts in d4")
    for name in ["f", "g", "h", "i"] { _ = script.take(name) }
    #expect(script.count(of: "d4") == 7)
    #expect(script.samples(of: "d4") == ["d", "e", "f", "g", "h"])
    #expect(script.take("x", on: .toast).hasPrefix("begins"))
    script.close("a1")
    #expect(script.take("j") == "begins j13")
    #expect(script.take("k") == "counts in d4")
  }

  @Test func `never summarizes reports for custom routes`() {
    var script = BookScript(limit: 1)
    for route in 0..<5 {
      #expect(script.take("a", on: .route(ErrorRoute(rawValue: "\(route)"))).hasPrefix("begins"))
    }
  }

  @Test func `a notice stays open until every one of its reports is resolved`() {
    var script = BookScript()
    _ = script.take("a", resolvedBy: ["x"])
    _ = script.take("a", resolvedBy: ["x", "y"])
    _ = script.take("a", resolvedBy: ["z"])
    #expect(script.withdraw("x") == [])
    #expect(script.withdraw("x") == [])
    #expect(script.withdraw("y") == [])
    #expect(script.withdraw("z") == ["a1"])
    #expect(script.withdraw("z") == [])
  }

  @Test func `resolves the reports of a notice one by one and never twice`() {
    var script = BookScript()
    _ = script.take("a", resolvedBy: ["x"])
    _ = script.take("a")
    _ = script.take("a")
    #expect(script.withdraw("x") == [])
    #expect(script.withdrawOne(["x"], from: "a1") == nil)
    #expect(script.withdrawOne([], from: "a1") == nil)
    #expect(script.withdrawOne([], from: "a1") == "a1")
  }

  @Test func `adopts the notices of another window or coalesces them into its own`() {
    var here = BookScript(limit: 1)
    _ = here.take("a")
    _ = here.take("a")
    var there = BookScript(limit: 1)
    _ = there.take("a")
    _ = there.take("b")
    _ = there.take("c", resolvedBy: ["x"])
    _ = there.take("a", on: .route("r"))
    let moving = there.book.removeShown()
    #expect(there.book.notices.count == 1)
    #expect(moving.map { there.name($0) } == ["a1", "b2", "c3"])
    let entries = moving.map { here.book.adopt($0, at: here.present) }
    #expect(entries.map(\.isNew) == [false, true, true])
    #expect(here.book[entries[0].id].map(here.name) == "a1")
    #expect(here.count(of: "a1") == 3)
    #expect(here.book.notices.values.filter { $0.subject.problem == .rest }.count == 1)
    #expect(here.withdraw("x").count == 1)
  }

  @Test func `memory stays bounded for many reports`() {
    var script = BookScript(limit: 20)
    for number in 0..<5_000 {
      let key = ErrorReport.Key(rawValue: "\(number)")
      _ = script.take("\(number)", resolvedBy: [key])
      _ = script.take("a", on: .banner, resolvedBy: [key])
      script.close("\(number)\(2 * number + 1)")
    }
    #expect(script.book.notices.count <= 22)
    #expect(script.book.closed.count <= 1_000)
    let groups = script.book.notices.values.map(\.groups.count).reduce(0, +)
    #expect(groups <= ResolvingKeys.limit + 2 * 22)
  }

  @Test func `resolves each kept report of a summary by its own key`() {
    var script = BookScript(limit: 1)
    for name in ["a", "b", "c"] {
      _ = script.take(name, resolvedBy: [ErrorReport.Key(rawValue: name)])
    }
    for number in 0..<1_000 {
      _ = script.take("\(number)", resolvedBy: [ErrorReport.Key(rawValue: "\(number)")])
    }
    for number in 0..<1_000 {
      #expect(script.withdraw(ErrorReport.Key(rawValue: "\(number)")) == [])
    }
    #expect(script.withdraw("c") == ["c3"])
  }

  @Test func `never resolves a summary with a report that may be unresolved`() {
    var script = BookScript(limit: 1)
    for name in ["a", "b", "c"] { _ = script.take(name, resolvedBy: ["key"]) }
    for number in 0..<5_000 {
      _ = script.take("\(number)", resolvedBy: [ErrorReport.Key(rawValue: "\(number)")])
    }
    for number in 0..<5_000 {
      #expect(script.withdraw(ErrorReport.Key(rawValue: "\(number)")) == [])
    }
    // The first two reports have their own notices, and the summary exceeds its capacity.
    #expect(script.withdraw("key") == ["a1", "b2"])
    #expect(script.take("5000", resolvedBy: ["late"]) == "counts in c3")
    #expect(script.withdraw("late") == [])
  }

  @Test func `the same report has a separate notice for each problem and surface`() {
    var script = BookScript()
    let report = ErrorReport(RouterError.declined, origin: .userAction)
    #expect(script.take("a", report: report).hasPrefix("begins"))
    #expect(script.take("b", report: report).hasPrefix("begins"))
    #expect(script.take("a", on: .toast, report: report).hasPrefix("begins"))
    #expect(script.book.notices.count == 3)
  }
}

/// A notice book whose reports have short names: a letter for the problem and a number.
@MainActor
private struct BookScript {
  var book: NoticeBook
  var now = Duration.zero
  var answered: Set<String> = []
  private var names: [ErrorReport.ID: String] = [:]
  private var ids: [String: Recourse.Notice.ID] = [:]
  private var presentations: [PresentationID: String] = [:]

  init(limit: Int = 20) {
    book = NoticeBook(limit: limit, coalescingInterval: .seconds(10))
  }

  var present: NoticeBook.Present {
    NoticeBook.Present(now: { [now] in now }) { [answered, presentations] in
      answered.contains(presentations[$0] ?? "")
    }
  }

  mutating func take(
    _ problem: String, on surface: Recourse.Notice.Surface = .alert,
    origin: ErrorOrigin = .userAction, resolvedBy: Set<ErrorReport.Key> = [],
    report: ErrorReport? = nil
  ) -> String {
    let report = report ?? ErrorReport(RouterError.declined, origin: origin, resolvedBy: resolvedBy)
    let name = "\(problem)\(names.count + 1)"
    names[report.id] = name
    let cause = Recourse.Notice.Problem.cause(SharedCause(rawValue: problem))
    let arrival = NoticeBook.Arrival(
      report: report, subject: Recourse.Notice.Subject(surface: surface, problem: cause),
      promise: Promise(withdrawn: .resolved))
    switch book.take(arrival, at: present) {
    case .begins(let id):
      ids[name] = id
      let presentation = PresentationID()
      presentations[presentation] = name
      book.modify(id) { $0.presentation = presentation }
      return "begins \(name)"
    case .counts(let id): return "counts in \(book[id].map(self.name) ?? "?")"
    case .repeats(let first): return "repeats \(names[first] ?? "?")"
    }
  }

  mutating func close(_ name: String, remembers: Bool = true) {
    guard let id = ids[name] else { return }
    if remembers {
      _ = book.end(id, remembers: true, now: { [now] in now })
    } else {
      book.close(id, remembers: false, now: { [now] in now })
    }
  }

  mutating func withdraw(_ key: ErrorReport.Key) -> [String] {
    book.resolve(key).notices.map(name)
  }

  mutating func withdrawOne(_ keys: Set<ErrorReport.Key>, from name: String) -> String? {
    guard let id = ids[name] else { return nil }
    return book.resolveOne(with: keys, of: id).map(self.name)
  }

  func name(_ notice: Recourse.Notice) -> String { names[notice.report.id] ?? "?" }

  func count(of name: String) -> Int? { ids[name].flatMap { book[$0]?.count } }

  func samples(of name: String) -> [String]? {
    ids[name].flatMap { book[$0] }?.samples.map { sample in
      if case .cause(let cause) = sample.problem { cause.rawValue } else { "?" }
    }
  }
}
