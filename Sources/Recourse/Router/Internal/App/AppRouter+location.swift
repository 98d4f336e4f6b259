// MARK: Explaining where reports are

extension AppRouter: ReportLocator {
  package func location(of id: ErrorReport.ID) -> ReportLocation? {
    guard let problem = problems.problems.values.first(where: { $0.report.id == id }) else {
      return nil
    }
    if case .route(let route) = problem.subject.place, problem.answer == nil {
      return ReportLocation(text: "waits for the handler of the route \(route.rawValue)")
    }
    guard let shown = problem.presentation?.id, let surface = surface(at: problem.subject.place)
    else {
      return ReportLocation(text: "was answered, and its operation runs again", isSeen: true)
    }
    if case .surface = problem.subject.place {
      guard let window = window(at: problem.subject.place) else {
        return ReportLocation(text: "waits for a window: no view has errorRouter(_:)")
      }
      if window.isInBackground {
        return ReportLocation(text: "waits until its window is back on screen")
      }
    }
    return surface.location(of: shown)
  }

  /// Returns the message of a presentation, followed by the rules that have led there, if the
  /// presentations explain themselves.
  func explained(_ message: String?, of problem: OpenProblem) -> String? {
    guard explainingViews > 0 else { return message }
    let path = settings.journal.entries.first { $0.id == problem.report.id }?.path ?? []
    let lines = [message].compactMap(\.self) + path.map { "Because of \($0)" }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
