import Observation
import RecourseTesting
@_spi(Testing) import SwiftUI

extension HeadlessHost {
  /// Settles the host with a clock that only the test advances.
  func settle(_ clock: ManualClock) async {
    await settle { await clock.advance(by: $0) }
  }
}

/// A model whose flags request presentations.
@MainActor
@Observable
final class Switchboard {
  var isAlert = false
  var isSheet = false
  var isOther = false
  var showsPresenter = true
}
