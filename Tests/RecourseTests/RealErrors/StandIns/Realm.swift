import Foundation
import Recourse

extension RealError {
  /// Realm's errors are `NSError`s of one domain, also as a Swift struct.
  ///
  /// Read: realm/realm-swift, Realm/RLMError.h, RLMError.mm, RealmSwift/Error.swift.
  static let realm: [RealError] = [
    realm(3, "Unable to open a realm at path", .noPermission),
    realm(5, "Directory at path '/private/var/mobile/x' does not exist.", .fileNotFound),
    realm(14, "No space left on device", .diskFull),
    realm(20, "Realm file has bad size", .dataUnreadable),
  ]

  private static func realm(_ code: Int, _ text: String, _ meaning: ErrorMeaning) -> RealError {
    RealError(
      "realm/realm-swift Realm/RLMError.h",
      NSError(
        domain: "io.realm", code: code,
        userInfo: [NSLocalizedDescriptionKey: text, "Error Code": code]),
      meaning, hides: [text])
  }
}
