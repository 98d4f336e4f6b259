import Recourse
import SwiftUI

extension Presenter {
  /// The buttons of an alert or a confirmation dialog.
  @ViewBuilder
  func buttons(for actions: [AlertAction], of id: PresentationID) -> some View {
    // Two actions may look the same and do different things, so their place tells them apart.
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
