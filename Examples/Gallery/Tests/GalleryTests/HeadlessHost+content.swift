@_spi(Testing) import SwiftUI

extension HeadlessHost {
  /// Whether a text is to be seen.
  func shows(_ text: String) -> Bool { screen.texts.contains(text) }

  /// Whether a button with a title is to be seen.
  func has(_ button: String) -> Bool { screen.buttons.contains { $0.title == button } }

  /// What a row says beside its title; nil where there is no such row.
  func value(of title: String) -> String? {
    let texts = screen.texts
    return texts.firstIndex(of: title).map { texts[$0 + 1] }
  }
}
