@_spi(Testing) import SwiftUI

extension HeadlessHost {
  /// Returns whether a text is visible.
  func shows(_ text: String) -> Bool { screen.texts.contains(text) }

  /// Returns whether a button with a title is visible.
  func has(_ button: String) -> Bool { screen.buttons.contains { $0.title == button } }

  /// Returns the value beside a row's title; nil if there is no such row.
  func value(of title: String) -> String? {
    let texts = screen.texts
    return texts.firstIndex(of: title).map { texts[$0 + 1] }
  }
}
