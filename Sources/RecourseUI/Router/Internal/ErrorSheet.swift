import Recourse
import SwiftUI

/// Describes an error in full, with a support code for users to read out.
struct ErrorSheet<Buttons: View>: View {
  private let interruption: Interruption
  private let buttons: ([AlertAction]) -> Buttons

  @Environment(\.errorDescriber) private var describer

  init(
    _ interruption: Interruption, @ViewBuilder buttons: @escaping ([AlertAction]) -> Buttons
  ) {
    self.interruption = interruption
    self.buttons = buttons
  }

  var body: some View {
    let content = interruption.content
    ContentUnavailableView {
      Label {
        Text(verbatim: content.title)
      } icon: {
        Image(systemName: "exclamationmark.triangle")
      }
    } description: {
      if let message = content.message { Text(verbatim: message) }
      Text(verbatim: code).font(.footnote).selectable()
    } actions: {
      buttons(content.actions)
    }
    .padding()
  }

  private var code: String {
    describer.text[
      "support.code", describer.describe(interruption.error).supportCode.description]
  }
}
