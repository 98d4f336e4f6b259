import RecourseUI
import SwiftUI

/// A button that reports an error to the router of its window.
struct ReportButton: View {
  let error: PaymentError
  @Environment(\.reportError) private var report

  var body: some View {
    Button("Fail") { report(error, origin: .userAction) }
  }
}
