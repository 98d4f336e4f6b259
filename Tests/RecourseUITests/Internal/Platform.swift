@_spi(Testing) import SwiftUI

/// A system, and whether the library can query its presentations, as on UIKit but not watchOS.
struct Platform: CustomStringConvertible {
  let behavior: SystemBehavior
  let canBeAsked: Bool

  /// Every named behavior with queries, and without queries each that drops no presentation.
  static let all =
    SystemBehavior.named.map { Platform(behavior: $0, canBeAsked: true) }
    + SystemBehavior.named.filter { !$0.refusals.contains(.forGood) }
    .map { Platform(behavior: $0, canBeAsked: false) }

  var description: String { canBeAsked ? "\(behavior)" : "\(behavior), can't be asked" }
}
