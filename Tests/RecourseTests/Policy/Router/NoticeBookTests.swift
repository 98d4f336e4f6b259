import Foundation
import Testing

@testable import Recourse

// The book is no public type; its rules are those of the router, without views and time.
@Suite struct NoticeBookTests {
  @Test func `counts a problem in its open notice, on each surface by itself`() {
    var script = BookScript()
    #expect(script.take("a") == "begins a1")
    #expect(script.take("a") == "counts in a1")
    #expect(script.take("b") == "begins b3")
    #expect(script.take("a", on: .toast) == "begins a4")
    #expect(script.take("a") == "counts in a1")
    #expect(script.count(of: "a1") == 3)
    #expect(script.count(of: "a4") == 1)
  }

  @Test func `for a while after a person has answered only counts what nobody has asked for`() {
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

  @Test func `does not count in what was never answered`() {
    var script = BookScript()
    _ = script.take("a")
    script.close("a1", remembers: false)
    #expect(script.take("a", origin: .refresh) == "begins a2")
  }

  @Test func `forgets an answer that asked for more`() {
    var script = BookScript()
    _ = script.take("a")
    script.close("a1")
    script.close("a1", remembers: false)
    #expect(script.take("a", origin: .refresh) == "begins a2")
  }

  @Test func `takes nothing more into a notice that is answered and still on its way out`() {
    var script = BookScript()
    _ = script.take("a")
    script.answered = ["a1"]
    #expect(script.take("a", origin: .refresh) == "repeats a1")
    #expect(script.take("a", origin: .userAction) == "begins a3")
    #expect(script.take("a", origin: .refresh) == "counts in a3")
    script.close("a1")
    #expect(script.count(of: "a3") == 2)
  }

  @Test func `sums up what there is no room for, and names five problems`() {
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

  @Test func `never sums up what the app deals with`() {
    var script = BookScript(limit: 1)
    for route in 0..<5 {
      #expect(script.take("a", on: .route(ErrorRoute(rawValue: "\(route)"))).hasPrefix("begins"))
    }
  }

  @Test func `keeps a notice true as long as one of its reports is`() {
    var script = BookScript()
    _ = script.take("a", validUntil: ["x"])
    _ = script.take("a", validUntil: ["x", "y"])
    _ = script.take("a", validUntil: ["z"])
    #expect(script.withdraw("x") == [])
    #expect(script.withdraw("x") == [])
    #expect(script.withdraw("y") == [])
    #expect(script.withdraw("z") == ["a1"])
    #expect(script.withdraw("z") == [])
  }

  @Test func `takes reports back one by one, and none twice`() {
    var script = BookScript()
    _ = script.take("a", validUntil: ["x"])
    _ = script.take("a")
    _ = script.take("a")
    #expect(script.withdraw("x") == [])
    #expect(script.withdrawOne(["x"], from: "a1") == nil)
    #expect(script.withdrawOne([], from: "a1") == nil)
    #expect(script.withdrawOne([], from: "a1") == "a1")
  }

  @Test func `takes in a notice of another window, or counts it in with its own`() {
    var here = BookScript(limit: 1)
    _ = here.take("a")
    _ = here.take("a")
    var there = BookScript(limit: 1)
    _ = there.take("a")
    _ = there.take("b")
    _ = there.take("c", validUntil: ["x"])
    _ = there.take("a", on: .route("r"))
    let moving = there.book.removeShown()
    #expect(there.book.open.count == 1)
    #expect(moving.map { there.name($0.id) } == ["a1", "b2", "c3"])
    let entries = moving.map { here.book.adopt($0, at: here.present) }
    #expect(entries.map(here.words(for:)) == ["counts in a1", "begins ?", "begins ?"])
    #expect(here.count(of: "a1") == 3)
    #expect(here.book.open.values.filter { $0.subject.problem == .rest }.count == 1)
    #expect(here.withdraw("x").count == 1)
  }

  @Test func `holds no more for many reports than for few`() {
    var script = BookScript(limit: 20)
    for number in 0..<5_000 {
      let key = ErrorReport.Key(rawValue: "\(number)")
      _ = script.take("\(number)", validUntil: [key])
      _ = script.take("a", on: .banner, validUntil: [key])
      script.close("\(number)\(2 * number + 1)")
    }
    #expect(script.book.open.count <= 22)
    #expect(script.book.closed.count <= 1_000)
    #expect(script.book.open.values.allSatisfy { $0.reports.count <= 1_001 })
  }
}

/// A book with reports that have short names: a letter for the problem, and a number.
private struct BookScript {
  var book: NoticeBook
  var now = Duration.zero
  var answered: Set<String> = []
  private var names: [ErrorReport.ID: String] = [:]
  private var ids: [String: ErrorReport.ID] = [:]

  init(limit: Int = 20) {
    book = NoticeBook(limit: limit, window: .seconds(10))
  }

  var present: NoticeBook.Present {
    NoticeBook.Present(now: { [now] in now }) { [answered, names] in
      answered.contains(names[$0] ?? "")
    }
  }

  mutating func take(
    _ problem: String, on surface: Recourse.Notice.Surface = .alert,
    origin: ErrorOrigin = .userAction, validUntil: Set<ErrorReport.Key> = []
  ) -> String {
    let date = Date(timeIntervalSince1970: Double(names.count))
    let report = ErrorReport(
      RouterError.declined, origin: origin, validUntil: validUntil, date: date)
    let name = "\(problem)\(names.count + 1)"
    names[report.id] = name
    ids[name] = report.id
    let cause = Recourse.Notice.Problem.cause(SharedCause(rawValue: problem))
    return words(for: book.take(report, about: cause, on: surface, at: present))
  }

  mutating func close(_ name: String, remembers: Bool = true) {
    guard let id = ids[name] else { return }
    book.close(id, remembers: remembers, now: { [now] in now })
  }

  mutating func withdraw(_ key: ErrorReport.Key) -> [String] {
    book.withdraw(validUntil: key).map { self.name($0.id) }
  }

  mutating func withdrawOne(_ keys: Set<ErrorReport.Key>, from name: String) -> String? {
    guard let id = ids[name] else { return nil }
    return book.withdraw(validUntil: keys, from: id).map { self.name($0.id) }
  }

  func name(_ id: ErrorReport.ID) -> String { names[id] ?? "?" }

  func count(of name: String) -> Int? { ids[name].flatMap { book.open[$0]?.count } }

  func samples(of name: String) -> [String]? {
    ids[name].flatMap { book.open[$0] }?.samples.map { sample in
      if case .cause(let cause) = sample.problem { cause.rawValue } else { "?" }
    }
  }

  func words(for entry: NoticeBook.Entry) -> String {
    switch entry {
    case .begins(let notice): "begins \(name(notice.id))"
    case .counts(let id): "counts in \(name(id))"
    case .repeats(let id): "repeats \(name(id))"
    }
  }
}
