import Foundation

@testable import Recourse

/// A table of problems whose reports have short names: a letter for the problem and a number.
@MainActor
struct ProblemScript {
  static let window = PresentationID()
  static let other = PresentationID()

  var problems: OpenProblems
  var now = Duration.zero
  private var names: [ErrorReport.ID: String] = [:]
  private var ids: [String: OpenProblem.ID] = [:]
  private var places: [String: ReportPlace] = [:]

  init(limit: Int = 20, inboxLimit: Int = 200) {
    problems = OpenProblems(
      limit: limit, inboxLimit: inboxLimit, coalescingInterval: .seconds(10))
  }

  /// Adds a report; problems with different names have different words.
  mutating func take(
    _ problem: String, at place: OpenProblem.Place = .surface(.alert, of: window),
    origin: ErrorOrigin = .userAction, resolvedBy: Set<ErrorReport.Key> = [],
    intention: Intention? = nil, repeating repeated: String? = nil, report: ErrorReport? = nil
  ) -> String {
    let report =
      report
      ?? ErrorReport(
        RouterError.declined, origin: origin, title: ErrorTitle(verbatim: problem),
        resolvedBy: resolvedBy)
    let name = "\(problem)\(names.count + 1)"
    names[report.id] = name
    let arrival = OpenProblems.Arrival(
      report: report,
      subject: OpenProblem.Subject(place: place, kind: .cause(.offline, words(problem))),
      words: words(problem), intention: intention?.id, isAwaited: origin == .userAction,
      repeated: repeated.flatMap { places[$0] })
    switch problems.add(arrival, at: now) {
    case .opens(let place):
      ids[name] = place.problem
      places[name] = place
      return "opens \(name)"
    case .joins(let place):
      places[name] = place
      return "joins \(problems[place.problem].map(self.name) ?? "?")"
    case .repeats(let first): return "repeats \(names[first] ?? "?")"
    case .exceeds: return "exceeds"
    }
  }

  func words(_ text: String) -> ProblemWords {
    ProblemWords(
      of: ErrorReport(RouterError.declined, origin: .userAction, title: ErrorTitle(verbatim: text)),
      by: ErrorDescriber())
  }

  mutating func close(_ name: String, isAnswered: Bool = true) {
    guard let id = ids[name] else { return }
    problems.close(id, answeredAt: isAnswered ? now : nil)
    _ = problems.end(id)
  }

  /// Resolves the reports of an event, and returns the problems without unresolved reports.
  mutating func resolve(_ key: ErrorReport.Key) -> [String] {
    let places = problems.places(resolvedBy: key)
    for place in places { problems.remove(place) }
    return OrderedNames(places.compactMap { problems[$0.problem] }.filter(\.isResolved).map(name))
      .names
  }

  /// Resolves one report, and returns the name of its problem if all others are resolved as well.
  mutating func resolveOne(
    _ keys: Set<ErrorReport.Key>, intention: Intention? = nil, of name: String
  ) -> String? {
    guard let id = ids[name] else { return nil }
    let place = ReportPlace(
      problem: id,
      member: OpenProblem.Member.ID(resolvedBy: keys, intention: intention?.id))
    if problems.resolveOne(place) { problems.remove(place) }
    return problems[id].flatMap { $0.isResolved ? self.name($0) : nil }
  }

  /// Moves the open problem with a name to another place.
  mutating func move(_ name: String, to place: OpenProblem.Place) -> String? {
    guard let id = ids[name], let subject = problems[id]?.subject.at(place) else { return nil }
    let target = problems.move(id, to: subject)
    return problems[target].map(self.name)
  }

  func intentions(of name: String) -> Int? {
    ids[name].flatMap { problems[$0] }.map { Set($0.members.keys.compactMap(\.intention)).count }
  }

  func name(_ problem: OpenProblem) -> String { names[problem.report.id] ?? "?" }

  func count(of name: String) -> Int? { ids[name].flatMap { problems[$0]?.count } }

  func samples(of name: String) -> [String]? {
    ids[name].flatMap { problems[$0] }?.samples.compactMap(\.report.title)
  }
}

/// Names without repetitions.
private struct OrderedNames {
  private(set) var names: [String] = []

  init(_ all: [String]) {
    for name in all where !names.contains(name) { names.append(name) }
  }
}
