import Recourse
import SwiftUI

/// Lays out the parts of a toast in a row; with a message or large type, the action is below the
/// text.
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
