import Foundation
import Recourse
@_spi(Testing) import SwiftUI

/// Carries private data and repeats that data in its title.
enum ConsoleTestError: ErrorAlertConvertible, CauseProvider, PublicDetailsProvider {
  case lost(file: String)
  case locked

  var errorTitle: String {
    if case .lost(let file) = self { "“\(file)” is lost" } else { "It is locked" }
  }

  var errorMessage: String { "Ask Anna for another copy." }

  var causes: [any Error] {
    if case .lost = self { [URLError(.timedOut)] } else { [] }
  }

  var publicDetails: [String: String] { ["shelf": "7"] }
}

extension ErrorReport {
  static func test(
    _ error: any Error = ConsoleTestError.locked, origin: ErrorOrigin = .userAction
  ) -> ErrorReport {
    ErrorReport(error, origin: origin, date: Date(timeIntervalSince1970: 1_000_000))
  }
}

extension ErrorJournal {
  /// Reports a different problem for each code in a range, and returns the reports.
  @discardableResult
  func reportEach(_ codes: ClosedRange<Int>, as outcome: Outcome? = nil) -> [ErrorReport] {
    codes.map { code in
      let report = ErrorReport.test(NSError(domain: "Test", code: code))
      self.report(report)
      if let outcome { settle(report.id, as: outcome) }
      return report
    }
  }

  /// Reports the same problem repeatedly, newest last, and returns the reports.
  @discardableResult
  func report(_ count: Int, as outcome: Outcome? = nil) -> [ErrorReport] {
    (0..<count).map { _ in
      let report = ErrorReport.test()
      self.report(report)
      if let outcome { settle(report.id, as: outcome) }
      return report
    }
  }
}

extension HeadlessHost {
  /// The rows of a console's reports.
  var reportRows: [ScreenButton] { screens[0].buttons.filter { $0.title.contains(" · ") } }
}
