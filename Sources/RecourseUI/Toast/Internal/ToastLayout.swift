import Recourse
import SwiftUI

/// The parts of a toast beside each other; with much or large text, its action is below the text.
struct ToastLayout: View {
  let configuration: ToastStyleConfiguration

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let isBelow = configuration.content.message != nil || typeSize.isAccessibilitySize
    HStack(spacing: 12) {
      configuration.symbol
      VStack(alignment: .leading, spacing: 4) {
        configuration.title
        configuration.message
        if isBelow { configuration.action }
      }
      if configuration.placement == .banner { Spacer(minLength: 0) }
      if !isBelow { configuration.action }
      configuration.closeButton
    }
  }
}
