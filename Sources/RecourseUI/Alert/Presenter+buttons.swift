import Recourse
import SwiftUI

extension Presenter {
  /// Returns the buttons of an alert or a confirmation dialog.
  @ViewBuilder
  func buttons(for actions: [AlertAction], of id: PresentationID) -> some View {
    // Equal actions can have different handlers, so the offset is the identity.
    ForEach(Array(actions.enumerated()), id: \.offset) { _, action in
      Button(role: action.role.map(ButtonRole.init)) {
        self.choose(action, in: id)
      } label: {
        Text(verbatim: action.title)
      }
    }
  }
}

extension ButtonRole {
  init(_ role: AlertActionRole) {
    switch role {
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    }
  }
}
