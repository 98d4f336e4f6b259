public import Recourse
public import SwiftUI

/// What a toast or a banner shows, and the parts to show it with.
///
/// ```swift
/// func makeBody(configuration: Configuration) -> some View {
///   VStack { configuration.title; configuration.action }
/// }
/// ```
@MainActor
public struct ToastStyleConfiguration {
  /// Where it is.
  public enum Placement: Sendable, Hashable {
    /// Over the content, at an edge, for a while.
    case toast(VerticalEdge)
    /// Above the content, which makes room for it, until it is closed.
    case banner

    /// The edge from which it comes, and to which it goes.
    public var edge: VerticalEdge {
      switch self {
      case .toast(let edge): edge
      case .banner: .top
      }
    }
  }

  /// What it says and offers.
  public let content: ToastContent
  /// Where it is.
  public let placement: Placement

  /// The symbol of its severity; empty where that has none.
  public let symbol: AnyView
  /// What happened, and how often.
  public let title: AnyView
  /// What it means; empty when the title says it all.
  public let message: AnyView
  /// The button of its action; empty when there is none.
  public let action: AnyView
  /// A button that closes it.
  public let closeButton: AnyView
  /// Closes it.
  public let close: @MainActor () -> Void
}
