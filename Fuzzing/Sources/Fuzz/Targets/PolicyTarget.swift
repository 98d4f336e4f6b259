import Foundation
import Recourse

/// Hostile errors before the rules of policies.
struct PolicyTarget: FuzzTarget {
  private let policy = ErrorPolicy {
    On(.type(WordyError.self), .sheet)
    On(.code(URLError.notConnectedToInternet), .banner)
    On(.domain(NSCocoaErrorDomain, codes: [640]), .alert)
    On(.status(500...599), .toast)
    On(.origin(.background), .log)
    Otherwise(.alert)
  }

  func run(_ input: Data) {
    var reader = FuzzInput(input)
    let origin = reader.element(of: [ErrorOrigin.userAction, .background])
    let report = ErrorReport(
      reader.error(), origin: origin, details: [reader.text(): reader.text()],
      attempt: reader.integer())
    for policy in [policy, .standard] {
      let decision = policy.decision(for: report)
      require(!decision.description.isEmpty, "A decision has no reason.")
      require(
        decision.disposition == .ignore || !report.error.isCancellation,
        "A cancellation is presented.")
      require(
        decision.disposition == policy.decision(for: report).disposition,
        "The same report is decided in two ways.")
    }
  }
}
