import Foundation
import Observation
import RecourseUI
import SwiftUI

/// Records the reports in order.
@MainActor
@Observable
final class ReportLog {
  private(set) var reports: [ErrorReport] = []

  func note(_ report: ErrorReport) {
    reports.append(report)
  }

  var errors: [CartError] { reports.compactMap { $0.error as? CartError } }
}

enum CartError: ErrorAlertConvertible, Equatable {
  case declined, soldOut

  var errorTitle: String {
    switch self {
    case .declined: "The card was declined"
    case .soldOut: "It’s sold out"
    }
  }

  var errorMessage: String { "Nothing was charged." }
}

struct AddressError: Error, Equatable {
  let street: String
}

extension View {
  func noting(in log: ReportLog) -> some View {
    onError { report in log.note(report) }
  }
}

/// A button that reports an error.
struct ReportButton: View {
  let title: String
  let error: any Error
  let origin: ErrorOrigin
  @Environment(\.reportError) private var report

  init(_ title: String, _ error: any Error, origin: ErrorOrigin = .userAction) {
    self.title = title
    self.error = error
    self.origin = origin
  }

  var body: some View {
    Button(title) { report(error, origin: origin) }
  }
}
