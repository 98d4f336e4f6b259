// Lets a person report a problem in their own words.
import Foundation
import Recourse

struct SupportServer: Sendable {
  func post(_ report: ProblemReport) async throws {}
}

@MainActor
func makeRouter(support: SupportServer) -> ErrorRouter {
  ErrorRouter(
    problemReporting: ProblemReporting { report in
      try await support.post(report)
    })
}

@MainActor
func makeRouter(opening open: @escaping @MainActor (URL) -> Void) -> ErrorRouter {
  ErrorRouter(
    problemReporting: ProblemReporting { report in
      if let mail = report.mail(to: "help@example.org") { open(mail) }
    })
}

@MainActor
func makeRouterForPayments(support: SupportServer) -> ErrorRouter {
  ErrorRouter(
    problemReporting: ProblemReporting { report in
      try await support.post(report)
    } isOffered: { report in
      report.retryKey == "pay"
    })
}
