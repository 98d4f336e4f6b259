import Observation
import RecourseTesting
@_spi(Testing) import SwiftUI

extension HeadlessHost {
  /// Lets everything happen that needs no person, by a clock that only the test moves.
  func settle(_ clock: ManualClock) async {
    await settle { await clock.advance(by: $0) }
  }
}

/// A model whose flags present something.
@MainActor
@Observable
final class Switchboard {
  var isAlert = false
  var isSheet = false
  var isOther = false
  var showsPresenter = true
}
