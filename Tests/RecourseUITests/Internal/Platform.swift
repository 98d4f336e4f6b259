@_spi(Testing) import SwiftUI

/// A system, and whether it can be asked what it shows: UIKit can, watchOS can't.
struct Platform: CustomStringConvertible {
  let behavior: SystemBehavior
  let canBeAsked: Bool

  /// Every named behaviour where the system can be asked, and each that drops nothing where not.
  static let all =
    SystemBehavior.named.map { Platform(behavior: $0, canBeAsked: true) }
    + SystemBehavior.named.filter { !$0.refusals.contains(.forGood) }
    .map { Platform(behavior: $0, canBeAsked: false) }

  var description: String { canBeAsked ? "\(behavior)" : "\(behavior), can't be asked" }
}
