import Foundation

@testable import Recourse

/// A table of problems whose reports have short names: a letter for the problem and a number.
@MainActor
struct ProblemScript {
  var problems: OpenProblems
  var now = Duration.zero
  var answered: Set<String> = []
  private var names: [ErrorReport.ID: String] = [:]
  private var ids: [String: OpenProblem.ID] = [:]
  private var presentations: [PresentationID: String] = [:]

  init(limit: Int = 20, inboxLimit: Int = 200) {
    problems = OpenProblems(
      limit: limit, inboxLimit: inboxLimit, coalescingInterval: .seconds(10))
  }

  mutating func take(
    _ problem: String, at place: OpenProblem.Place = .surface(.alert),
    origin: ErrorOrigin = .userAction, resolvedBy: Set<ErrorReport.Key> = [],
    recovery: Recovery? = nil, repeating repeated: String? = nil, report: ErrorReport? = nil
  ) -> String {
    let report = report ?? ErrorReport(RouterError.declined, origin: origin, resolvedBy: resolvedBy)
    let name = "\(problem)\(names.count + 1)"
    names[report.id] = name
    let cause = OpenProblem.Kind.cause(SharedCause(rawValue: problem))
    let arrival = OpenProblems.Arrival(
      report: report, subject: OpenProblem.Subject(place: place, kind: cause),
      promise: Promise(withdrawn: .resolved), recovery: recovery,
      isAwaited: origin == .userAction,
      repeats: repeated.flatMap { ids[$0] })
    let isAnswered = isAnswered
    switch problems.add(arrival, at: now, isAnswered: isAnswered) {
    case .opens(let id):
      ids[name] = id
      let presentation = PresentationID()
      presentations[presentation] = name
      problems.modify(id) { $0.presentation = presentation }
      return "opens \(name)"
    case .joins(let id): return "joins \(problems[id].map(self.name) ?? "?")"
    case .repeats(let first): return "repeats \(names[first] ?? "?")"
    case .exceeds: return "exceeds"
    }
  }

  var isAnswered: (PresentationID) -> Bool {
    { [answered, presentations] in answered.contains(presentations[$0] ?? "") }
  }

  mutating func close(_ name: String, isAnswered: Bool = true) {
    guard let id = ids[name] else { return }
    if isAnswered {
      _ = problems.end(id, answeredAt: now)
    } else {
      problems.close(id, answeredAt: nil)
    }
  }

  mutating func resolve(_ key: ErrorReport.Key) -> [String] {
    problems.resolve(key).problems.compactMap { problems.resolved($0) }.map(name)
  }

  mutating func resolveOne(
    _ keys: Set<ErrorReport.Key>, recovery: Recovery.ID? = nil, of name: String
  ) -> String? {
    guard let id = ids[name] else { return nil }
    let member = OpenProblem.Member.ID(resolvedBy: keys, recovery: recovery)
    problems.resolveOne(member, of: id)
    return problems.resolved(id).map(self.name)
  }

  mutating func resolveAll(_ member: OpenProblem.Member.ID, of name: String) {
    if let id = ids[name] { problems.resolveAll(member, of: id) }
  }

  func recoveries(of name: String) -> Int? { ids[name].flatMap { problems[$0]?.recoveries.count } }

  func name(_ problem: OpenProblem) -> String { names[problem.report.id] ?? "?" }

  func count(of name: String) -> Int? { ids[name].flatMap { problems[$0]?.count } }

  func samples(of name: String) -> [String]? {
    ids[name].flatMap { problems[$0] }?.samples.map { sample in
      if case .cause(let cause) = sample.kind { cause.rawValue } else { "?" }
    }
  }
}
