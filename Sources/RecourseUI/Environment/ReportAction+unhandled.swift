import Foundation
import Recourse

extension ReportAction {
  /// Says on standard error what nobody in the app has handled.
  static let unhandled = warning { message in
    FileHandle.standardError.write(Data(message.utf8))
  }

  /// Says what nobody has handled, without anything that the error carries.
  ///
  /// - Parameter write: Where to say it.
  /// - Returns: An action that handles nothing.
  package static func warning(_ write: @escaping @Sendable (String) -> Void) -> ReportAction {
    ReportAction { report in
      guard !report.error.isCancellation else { return }
      let name = Fingerprint(of: report.error).text.split(separator: "\n").joined(separator: ", ")
      write(
        """
        Recourse: nobody handles the error \(name), reported at \
        \(report.source.fileID):\(report.source.line). Handle errors at the app's root, with \
        .onError { report in … } around the root view.

        """)
    }
  }
}
