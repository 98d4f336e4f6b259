import SwiftUI

/// A capability to try: an explanation, the button that demonstrates it, and its code.
///
/// The code is the closure `action` and the named parts of the source; if the closure only calls a
/// method, the named parts or, if there are none, the method.
struct CapabilityRow: View {
  private let title: String
  private let explanation: String
  private let button: String
  private let role: ButtonRole?
  private let isEnabled: Bool
  private let code: ShownCode
  private let action: @MainActor () -> Void

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - explanation: The effect to watch for, and then the API.
  ///   - button: The title of the button.
  ///   - role: The role of the button. The default is nil.
  ///   - isEnabled: Whether the button can be pressed; the code can always be seen. The default is
  ///     true.
  ///   - names: The beginnings of declarations and expressions that Show Code adds, from the file
  ///     of the row or its folder, such as `"func save"` and `".errorPolicy("`. The default is
  ///     none.
  ///   - fileID: The file of the call. The default is the caller’s.
  ///   - line: The line of the call. The default is the caller’s.
  ///   - action: Demonstrates the capability.
  init(
    title: String, explanation: String, button: String, role: ButtonRole? = nil,
    isEnabled: Bool = true, code names: String..., fileID: String = #fileID, line: Int = #line,
    action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.explanation = explanation
    self.button = button
    self.role = role
    self.isEnabled = isEnabled
    code = ShownCode(fileID: fileID, line: line, names: names)
    self.action = action
  }

  var body: some View {
    ExplainedRow(title, explanation, code) {
      Button(button, role: role, action: action)
        .disabled(!isEnabled)
    }
  }
}
