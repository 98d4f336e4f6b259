public import Recourse
public import SwiftUI

/// The content of a toast or banner, and the views that represent its parts.
///
/// ```swift
/// func makeBody(configuration: Configuration) -> some View {
///   VStack { configuration.title; configuration.action }
/// }
/// ```
@MainActor
public struct ToastStyleConfiguration {
  /// The placement of a toast or banner.
  public enum Placement: Sendable, Hashable {
    /// Over the content, at an edge, for a limited time.
    case toast(VerticalEdge)
    /// Above the content, which makes room, until the banner is closed.
    case banner

    /// The edge from which the toast or banner enters, and through which it leaves.
    package var edge: VerticalEdge {
      switch self {
      case .toast(let edge): edge
      case .banner: .top
      }
    }
  }

  /// The content: texts, severity and action.
  public let content: ToastContent
  /// The placement.
  public let placement: Placement

  /// The symbol of the severity; empty for `.information`.
  public let symbol: AnyView
  /// The title, and the number of occurrences if it is greater than 1.
  public let title: AnyView
  /// The message; empty if the content has none.
  public let message: AnyView
  /// The button of the action; empty if the content has none.
  public let action: AnyView
  /// A button that closes the toast or banner.
  public let closeButton: AnyView
  /// The action that closes the toast or banner.
  public let close: @MainActor () -> Void
}
