import SwiftUI

/// A row with a title, an explanation, the controls that demonstrate it, and their code.
struct ExplainedRow<Controls: View>: View {
  private let title: String
  private let explanation: String
  private let code: ShownCode
  private let controls: Controls

  /// Creates a row whose code is the closure `controls`, and the declarations and expressions that
  /// begin with the names.
  init(
    _ title: String, _ explanation: String, code names: String..., fileID: String = #fileID,
    line: Int = #line, @ViewBuilder controls: () -> Controls
  ) {
    let code = ShownCode(fileID: fileID, line: line, names: names)
    self.init(title, explanation, code, controls: controls)
  }

  /// Creates a row with code of another place.
  init(
    _ title: String, _ explanation: String, _ code: ShownCode,
    @ViewBuilder controls: () -> Controls
  ) {
    self.title = title
    self.explanation = explanation
    self.code = code
    self.controls = controls()
  }

  var body: some View {
    DetailRow(title, explanation) {
      controls
      CodeButton(title: title, code: code)
    }
  }
}
